import { keyAt, valueAt, warning } from '../../model/diagnostic.ts'
import { otherLanguage, type Language } from '../../model/language.ts'
import type { CheckedText, TextCheck } from './checked-text.ts'

/**
 * Frequent words that exist in one language only and are not names: the small words that no sentence does without, and
 * some that a site like this one is full of. Words of both are left out: `a`, `as`, `do`, `for`, `me`, `no`.
 */
const languageWords = {
  pt: set(`
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
  `),
  en: set(`
    the of and to in is are was were be been being it its it's this that these those with without from into on at by
    or not but if then than what when where which who whom whose why how you your yours we our ours they them their
    theirs he him she hers i my mine an all any some each every both few more most much many other another same only
    also just very too here there now today always never before after again still yet can could will would shall
    should might have having does did done doing don't doesn't can't isn't let's i'm you're we're they're i've i'd
    you'll about between through during over under until while because want need know see say make take learn read
    write send ask feel find give keep class classes session sessions body life music dancing movement therapy couple
    couples people person week weeks day days hour hours year years month place places spot time message next upcoming
    first woman house room thank hello small new meeting meetings working together learning way themselves yourself
    myself itself ourselves himself herself nobody somebody everyone everybody someone anyone nothing something
    everything anything two three four five six seven eight nine ten slowly quickly feeling feels live lives living
    begin begins start starts listen listening speak talk talking help helps grow growth change changes care who's
    what's that's there's won't didn't wasn't
  `),
} as const

function set(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}

/** How many words of the other language make a text count as written in it, if it has none of its own language. */
const enough = 3

/**
 * Portuguese and English exchanged, or one of them in both fields: by the small words that only one of them has. A
 * short text or a name has none of these, and nothing is said of it.
 */
export const checkLanguages: TextCheck = (text) => {
  if (text.mayBeAlike || (seemsCorrect(text.pt, 'pt') && seemsCorrect(text.en, 'en'))) return []
  const inPt = counts(text.pt)
  const inEn = counts(text.en)
  const isRight = inPt.pt > 0 || inEn.en > 0
  if (!isRight && inPt.en > 0 && inEn.pt > 0 && inPt.en + inEn.pt >= enough)
    return [warning('languagesExchanged', {}, keyAt(text.pointer), { fix: { kind: 'exchange' } })]
  const wrongPt = isIn('en', inPt)
  const wrongEn = isIn('pt', inEn)
  if (wrongPt && wrongEn) return [warning('languagesExchanged', {}, keyAt(text.pointer), { fix: { kind: 'exchange' } })]
  return wrongPt || wrongEn ? [wrongLanguage(text, wrongPt ? 'pt' : 'en')] : []
}

function wrongLanguage({ pointer }: CheckedText, language: Language) {
  const other = otherLanguage(language)
  return warning('wrongLanguage', { language, other }, valueAt(`${pointer}/${language}`))
}

type Counts = Readonly<Record<Language, number>>

const isIn = (language: Language, counted: Counts): boolean => {
  const other = counted[otherLanguage(language)]
  return counted[language] >= enough && counted[language] > 4 * other
}

/** A fast path: whether the first words, as they are, include some of the language and none of the other. */
function seemsCorrect(text: string, language: Language): boolean {
  const own = languageWords[language]
  const others = languageWords[otherLanguage(language)]
  let found = 0
  for (let start = 0; start < text.length;) {
    const space = text.indexOf(' ', start)
    const end = space === -1 ? text.length : space
    const each = text.slice(start, end)
    if (others.has(each)) return false
    if (own.has(each) && ++found === 2) return true
    start = end + 1
  }
  return found > 0
}

/** Quotations and titles, which may be in any language. */
const quoted = /«[^»]*»|“[^”]*”|„[^“”]*[“”]|"[^"\n]*"|‘[^’\n]*’/gu
/** Words, with what holds one together, and without those of an address or of a name: `Praça da Figueira`. */
const word = /(?<![\p{L}\p{N}./@:-])\p{L}+(?:['’-]\p{L}+)*(?![\p{L}\p{N}]|[./@:-]\p{L})/gu
const nameParticle = /(?<=\p{Lu}[\p{L}.]* )(?:d[aeo]s?|e|of|the|and)(?= \p{Lu})/gu

function counts(text: string): Counts {
  const words = text.replaceAll(quoted, ' ').replaceAll(nameParticle, ' ').match(word) ?? []
  const counted = { pt: 0, en: 0 }
  for (const [index, each] of words.entries()) {
    // A capital within a sentence begins a name.
    if (index > 0 && /^\p{Lu}./u.test(each)) continue
    const small = each.toLowerCase().replaceAll('’', "'")
    if (languageWords.pt.has(small)) counted.pt++
    if (languageWords.en.has(small)) counted.en++
  }
  return counted
}
