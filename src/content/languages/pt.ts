import { daysBetween, weekdayOf, weekdays } from '../model/day.ts'
import type { Time, Weekday, WeekOfMonth } from '../model/schema/types.generated.ts'
import { dateTextsIn, languageNames } from './names.ts'
import { type SiteLanguage, wordSet, longestNamedByWeekday, runOf, type WhenWords } from './site-language.ts'

const locale = 'pt-PT'
const names = languageNames(locale)
const dates = dateTextsIn(names, { between: ' de ', to: 'a', and: 'e' })
const { weekday: name, list } = names
const ordinals: Readonly<Record<WeekOfMonth, string>> = {
  first: 'primeir',
  second: 'segund',
  third: 'terceir',
  fourth: 'quart',
  last: 'últim',
}
const numbers: Readonly<Record<number, string>> = { 3: 'três', 4: 'quatro' }
const suffix = '-feira'

/** segunda-feira is feminine, sábado and domingo are masculine. */
const isFeminine = (day: Weekday) => name(day).endsWith(suffix)
const short = (day: Weekday) => name(day).replace(suffix, '')
const plural = (day: Weekday) => short(day) + (isFeminine(day) ? `s${suffix}s` : 's')

/** Times as they are said in Portugal. */
const when: WhenWords = {
  oneDay: (date) => `${name(weekdayOf(date))}, ${dates.date(date)}`,
  hours: (from, to) => (to ? `${hour(from, 'd')} ${hour(to, '')}` : hour(from, '')),
  throughout(first, begins, last, ends) {
    const [start, end] =
      daysBetween(first, last) > longestNamedByWeekday
        ? ['do primeiro dia', 'do último']
        : [`de ${name(weekdayOf(first))}`, `de ${name(weekdayOf(last))}`]
    return `${hour(begins, 'd')} ${start} ${hour(ends, '')} ${end}`
  },
  weekly(days, every) {
    if (every === 1) return run(days) ?? severalDays(days)
    return `${interval(every)}, ${run(days) ?? onDays(days)}`
  },
  monthly(weeks, day) {
    const which = weeks.map((week) => ordinals[week] + (isFeminine(day) ? 'a' : 'o'))
    return `${list(which)} ${weeks.length > 1 ? plural(day) : name(day)} de cada mês`
  },
  since: (first) => `a partir de ${dates.date(first)}`,
  until: (last) => `até ${dates.date(last)}`,
  between: (range) => `de ${range}`,
  except: (pauses) => `exceto ${list(pauses)}`,
  inMonth: (month) => `em ${month}`,
  onDate: (date) => `a ${date}`,
  withPauses: 'com algumas pausas',
}

/** `às 20h`, `à 1h`, `à meia-noite`; with `d` before it, `das 20h`. */
function hour(time: Time, before: 'd' | ''): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const singular = before === 'd' ? 'da' : 'à'
  if (hours === 0 && minutes === 0) return `${singular} meia-noite`
  const figures = `${hours}h${minutes === 0 ? '' : time.slice(3)}`
  return hours === 1 ? `${singular} ${figures}` : `${before === 'd' ? 'das' : 'às'} ${figures}`
}

function interval(weeks: number): string {
  if (weeks === 2) return 'de 15 em 15 dias'
  return `de ${numbers[weeks]} em ${numbers[weeks]} semanas`
}

function run(days: readonly Weekday[]): string | undefined {
  if (days.length === weekdays.length) return 'todos os dias'
  const ends = runOf(days)
  return ends && `de ${short(ends[0])} a ${name(ends[1])}`
}

/** `segundas e quartas-feiras`: the last one bears the word for all. Beside a Saturday that no longer works. */
function severalDays(days: readonly Weekday[]): string {
  const [first] = days
  if (first && days.length === 1) return plural(first)
  const feminine = days.filter(isFeminine)
  if (feminine.length === days.length) return `${list(days.map((day) => `${short(day)}s`))}${suffix}s`
  const written = feminine.length > 1 ? days.map((day) => `${short(day)}s`) : days.map(plural)
  return list(written)
}

/** `às segundas e quartas-feiras`, `às sextas-feiras e aos sábados`. */
function onDays(days: readonly Weekday[]): string {
  const groups = [days.filter(isFeminine), days.filter((day) => !isFeminine(day))]
  return groups
    .flatMap((group, index) => (group.length > 0 ? [`${index === 0 ? 'às' : 'aos'} ${severalDays(group)}`] : []))
    .join(' e ')
}

const frequentWords = wordSet(`
  o os um uma uns umas e é em de da dos na nas nos numa ao aos à às que não com para por pelo pela pelos pelas se
  sem sobre entre até desde como quando onde quem qual quais porque porquê mas já também só mais menos muito muita
  muitos muitas pouco poucos todo toda todos todas cada outro outra outros outras mesmo mesma este esta estes estas
  esse essa esses essas isto isso aquilo aquele aquela seu sua seus suas meu minha meus minhas nosso nossa nossos
  nossas eu ele ela eles elas nós você vocês lhes consigo connosco comigo dele dela deles delas são está estão estou
  eram foi foram estar há tem têm tenho temos vai vão vou pode podem posso faz fazem fica ficam deve quer quero
  queremos gostaria precisa preciso sabe saber dizer fazer venha traga confirme escreva enviar inscrever inscreva
  marcar ligar participar aqui agora hoje ontem amanhã sempre nunca depois antes ainda então assim aula aulas
  encontro encontros sessão sessões corpo vida música dança dançar movimento terapia casal pessoa pessoas semana
  semanas dias hora horas ano anos mês lugar lugares tempo vaga vagas mensagem próximos próximas primeira primeiro
  mulher homem obrigada olá grande pequeno novo ninguém alguém nada tudo algo duas três quatro cinco através durante
  depressa devagar sinto sente sentir viver vive nasce nasceu chega chegar volta voltar começa começar conhecer
  ouvir escutar falar trabalho trabalhar ajuda ajudar crescer mudar mudança cuidar
`)

export const portuguese: SiteLanguage = {
  locale,
  names,
  dates,
  when,
  free: 'Gratuito',
  // A bare `quarta` is also an ordinal, and a bare `quinta` a farm.
  namedWeekdays:
    /(?<!\p{L})(?:(?<day>segunda|terça|quarta|quinta|sexta)(?:s?[- ]feiras?|s)|(?<other>sábado|domingo)s?)(?!\p{L})/giu,
  frequentWords,
}
