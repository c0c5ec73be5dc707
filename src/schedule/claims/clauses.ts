/** Everything from these words on is what does not hold, or a part of it. */
const exception =
  /\b(?:excep?to|salvo|menos(?! (?:um quarto|vinte|dez|cinco))|nao ha|sem (?:sessao|sessoes|aulas?)|interrup\w*|pausas?|ferias|except|excluding|apart from|but not|not on|no class(?:es)?|no sessions?|skipping|breaks?|closed)\b.*$/

/** What stands beside these words is about something else: the doors, a booking, a meal, another time than this one. */
const elsewhere = new RegExp(
  String.raw`\b(?:${[
    String.raw`inscri\w*|inscrev\w*|portas|abr(?:e|em|imos)|alojamento|lua|preços?|mensalidade|recep?ç\w*|escrev\w*|write|messag\w*|mensagem|chega\w*|chegue\w*|acolhimento|reserv\w*|confirm\w*|prazo`,
    String.raw`paga\w*|sinal|descont\w*|vagas?|lugares|lista|intervalo|almoço|jantar|cha|adiad\w*|original\w*|antig\w*`,
    String.raw`antes|em vez|depois|proxim\w*|ediç\w*|anterior|regress\w*|volta|retom\w*|telefon\w*|tel|lig\w*|respon\w*`,
    String.raw`feriados?|montagem|ensaio|duraç\w*|dura|santa|pascoa|carnaval|uma vez por mes|transmiss\w*|venda|bilhetes?`,
    String.raw`regist\w*|book\w*|sign up|enrol\w*|doors?|arriv\w*|check-?in|reception|welcome|deadline|pay\w*|deposit`,
    String.raw`discounts?|early bird|places|spots?|waiting|lunch|dinner|tea|postponed|moved|previously|formerly|instead`,
    String.raw`was|were|before|after|next|returns?|resum\w*|call|phone|reply|replies|holidays?|lasts|duration|easter`,
    String.raw`good friday|we open|opens|early|accommodation|moon|prices?|open day|once a month|tickets?|sales?|rehearsal`,
  ].join('|')})\b`,
)

/** A note on a time is a line or two. No more is read, so that no text of any length takes long. */
const longest = 1000

/** As much of a text as is read. */
export const readable = (words: string): string => words.slice(0, longest)

/** A comma between two numbers belongs to a list of days. */
const comma = /(?<!\d|\d(?:st|nd|rd|th|\.?[ºª]))\s*,|,(?!\s*\d)/

/**
 * The parts of a text that speak of the event itself, in small letters without accents but for the ç, which tells
 * `março` from Marco. What is put in brackets, excepted or about something else is left out, and so is what follows it
 * in the sentence: to pass over a contradiction costs less than to find one where there is none.
 */
export function clausesOf(words: string): string[] {
  return readable(words)
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .split(/[;!?\n|·•]|\.(?=\s+\p{Lu})|\.\s*$/u)
    .map((sentence) => folded(sentence).replace(exception, '').split(comma))
    .flatMap((clauses) => {
      const stop = clauses.findIndex((clause) => elsewhere.test(clause))
      return stop === -1 ? clauses : clauses.slice(0, stop)
    })
    .filter((clause) => clause.trim() !== '')
}

/** A text in small letters without accents but for the ç. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u0326\u0328-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
}
