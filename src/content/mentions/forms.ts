import { weekdays } from '../../schedule/day.ts'
import { capitalised, weekdayName } from '../../schedule/names.ts'

/** How texts express a fact: lists in the same order for any value, so that one form can be swapped for another. */

/** `20:00` as `20h`, `20h00`, `20:00`, `8 pm`, `8pm`. */
export function timeForms(time: string): readonly string[] {
  const [hours = '', minutes = ''] = time.split(':')
  const hour = String(Number(hours))
  const isFull = minutes === '00'
  const twelve = `${Number(hours) % 12 || 12}${isFull ? '' : `:${minutes}`}`
  const half = Number(hours) < 12 ? 'am' : 'pm'
  return [
    isFull ? `${hour}h` : `${hour}h${minutes}`,
    `${hour}h${minutes}`,
    `${hours}:${minutes}`,
    `${hour}:${minutes}`,
    `${twelve} ${half}`,
    `${twelve}${half}`,
  ]
}

/** `10` as `10 euros`, `10 €`, `10€`, `€10`; cents with a comma and with a point. */
export function euroForms(euros: string): readonly string[] {
  const amount = Number(euros)
  if (Number.isNaN(amount)) return []
  const point = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  return [point, point.replace('.', ',')].flatMap((number) => [
    `${number} euros`,
    `${number} €`,
    `${number}€`,
    `€${number}`,
  ])
}

/** `wednesday` as `quarta-feira`, `quartas-feiras`, `quartas`, `Wednesday`, `Wednesdays`, and with a capital. */
export function dayForms(day: string): readonly string[] {
  const known = weekdays.find((each) => each === day)
  if (known === undefined) return []
  const [portuguese, english] = [weekdayName(known, 'pt'), weekdayName(known, 'en')]
  const many = portuguese.replace(/-feira$/, '')
  const own = [portuguese, portuguese.endsWith('-feira') ? `${many}s-feiras` : `${many}s`, `${many}s`]
  return [...own, ...own.map(capitalised), english, `${english}s`]
}
