import { daysBetween, weekdayOf, weekdays } from '../model/day.ts'
import type { DateText, Time, Weekday, WeekOfMonth } from '../model/schema/types.generated.ts'
import { dateTextsIn, languageNames, longestNamedByWeekday, runOf, wordSet } from './names.ts'

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

const when = {
  oneDay: (date: DateText) => `${name(weekdayOf(date))}, ${dates.date(date)}`,
  hours: (from: Time, to?: Time) => (to ? `${hour(from, 'd')} ${hour(to, '')}` : hour(from, '')),
  /** From an hour of the first day to one of the last, without a break. */
  throughout(first: DateText, begins: Time, last: DateText, ends: Time) {
    const [start, end] =
      daysBetween(first, last) > longestNamedByWeekday
        ? ['do primeiro dia', 'do último']
        : [`de ${name(weekdayOf(first))}`, `de ${name(weekdayOf(last))}`]
    return `${hour(begins, 'd')} ${start} ${hour(ends, '')} ${end}`
  },
  weekly(days: readonly Weekday[], every: number) {
    if (every === 1) return run(days) ?? severalDays(days)
    return `${interval(every)}, ${run(days) ?? onDays(days)}`
  },
  monthly(weeks: readonly WeekOfMonth[], day: Weekday) {
    const which = weeks.map((week) => ordinals[week] + (isFeminine(day) ? 'a' : 'o'))
    return `${list(which)} ${weeks.length > 1 ? plural(day) : name(day)} de cada mês`
  },
  since: (first: DateText) => `a partir de ${dates.date(first)}`,
  until: (last: DateText) => `até ${dates.date(last)}`,
  /** Between two dates that are written already. */
  between: (range: string) => `de ${range}`,
  except: (pauses: readonly string[]) => `exceto ${list(pauses)}`,
  inMonth: (month: string) => `em ${month}`,
  onDate: (date: string) => `a ${date}`,
  /** Instead of a list of pauses that nobody would read. */
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

const interval = (weeks: number): string =>
  weeks === 2 ? 'de 15 em 15 dias' : `de ${numbers[weeks]} em ${numbers[weeks]} semanas`

function run(days: readonly Weekday[]): string | undefined {
  if (days.length === weekdays.length) return 'todos os dias'
  const ends = runOf(days)
  return ends && `de ${short(ends[0])} a ${name(ends[1])}`
}

/** `segundas e quartas-feiras`: the last one bears the word for all. Beside a Saturday that no longer works. */
function severalDays(days: readonly Weekday[]): string {
  const feminine = days.filter(isFeminine)
  if (feminine.length === days.length) return `${list(days.map((day) => `${short(day)}s`))}${suffix}s`
  return list(feminine.length > 1 ? days.map((day) => `${short(day)}s`) : days.map(plural))
}

/** `às segundas e quartas-feiras`, `às sextas-feiras e aos sábados`. */
const onDays = (days: readonly Weekday[]): string =>
  [days.filter(isFeminine), days.filter((day) => !isFeminine(day))]
    .flatMap((group, index) => (group.length > 0 ? [`${index === 0 ? 'às' : 'aos'} ${severalDays(group)}`] : []))
    .join(' e ')

/**
 * Frequent words that no other language of the site has and that are not names: the small words that no sentence does
 * without, and some that a site like this one is full of. Words of both are left out: `a`, `as`, `do`, `for`, `me`.
 */
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

/** Everything that the site and its check must know of a language that the site is written in. */
export const portuguese = {
  /** With its country. */
  locale,
  names,
  dates,
  when,
  free: 'Gratuito',
  /** The weekdays in a text, in the group `day` or `other`. `segundas vidas` are none, and `quintas` also farms. */
  namedWeekdays:
    /(?<!\p{L})(?:(?<day>segunda|terça|quarta|quinta|sexta)(?:s?[- ]feiras?|(?<=(?:^|[^\p{L} ] ?|(?<!\p{L})(?:n?[àa]s|duas|três|primeiras|últimas|(?:noites|manhãs|tardes) de|(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)s?(?:-feiras?)? (?:e|ou)) )\p{L}+)s(?! (?:oportunidades|núpcias|leituras|vidas|tentativas|(?<=quintas )d[aeo]s? (?!manhã|tarde|noite|semana|m[êe]s|cada|costume|(?:verão|outono|inverno|primavera|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?!\p{L})|\d))))|(?<other>sábado|domingo)s?)(?!\p{L})/giu,
  frequentWords,
}

export type SiteLanguage = typeof portuguese
