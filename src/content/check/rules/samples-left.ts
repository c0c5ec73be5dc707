import { error, keyAt, valueAt, type Diagnostic, type FileDiagnostic } from '../../model/diagnostic.ts'
import { marked, type CheckedSource, type RuleInput } from '../validate/checked-source.ts'
import { ownProperty, valueAtPointer } from '../../model/own-property.ts'
import { pathOf, pointerTo } from '../../model/pointer.ts'
import { nodeAt } from '../../model/schema/schema-node.ts'
import { isString, subjectOf } from '../../model/schema/text-node.ts'

/**
 * The placeholders that the site was delivered with for what only the owner knows: texts, names, addresses and
 * telephone numbers that nobody has. Wherever one of them is left it is a sample, marked or not.
 */
export const deliveredTexts: ReadonlySet<string> = new Set([
  'Helena Amaral',
  'https://helena-amaral.example',
  '+351 900 000 001',
  '+351 900 000 002',
  '00000',
  'Retrato ilustrado de uma mulher de cabelo grisalho apanhado, com um sorriso sereno',
  'Illustrated portrait of a woman with greying hair tied up and a calm smile',
  'Rua do Exemplo, 28, Lisboa',
  'Rua do Exemplo 28, Lisbon',
  'Casa do Exemplo, Sesimbra',
  'Ilustração: uma sala tranquila ao fim da tarde, com uma poltrona, uma planta e uma janela sobre os telhados',
  'Illustration: a quiet room in late light, with an armchair, a plant and a window over the rooftops',
  'Ilustração: quatro pessoas dançam descalças, cada uma à sua maneira, ligadas por uma fita que ondula',
  'Illustration: four people dance barefoot, each in their own way, linked by a ribbon that flows',
  'Cheguei convencida de que ia falar do trabalho. Acabei por falar de mim, pela primeira vez em muitos anos, e com alguém que não tinha pressa.',
  'I came thinking I would talk about work. I ended up talking about myself, for the first time in many years, with someone who was in no hurry.',
  'Já não sabíamos discutir sem sair da sala. Hoje ainda discutimos, mas ficamos os dois até ao fim da conversa.',
  'We could no longer argue without one of us leaving the room. We still argue, but now we both stay until the end.',
  'À quarta-feira danço. O resto da semana corre de outra maneira, e quem vive comigo notou antes de mim.',
  'On Wednesdays I dance. The rest of the week runs differently, and the people I live with noticed before I did.',
  'Sou psicóloga clínica e trabalho com base na Análise Transacional, com pessoas, casais e grupos. Há 28 anos que acompanho quem procura mudar alguma coisa na sua vida, ou apenas percebê-la melhor. Desde 2008 dirijo uma escola de Biodanza.\n\nSe não sabe bem por onde começar, escreva-me só isso. A partir daí encontramos um caminho.',
  'I am a clinical psychologist. My work is based on Transactional Analysis, with individuals, couples and groups. For 28 years I have been alongside people who want to change something in their lives, or simply to understand it better. Since 2008 I have directed a Biodanza school.\n\nIf you do not quite know where to begin, write and tell me just that. We will find a way from there.',
  'Ilustração: dez pessoas de várias idades dançam em roda, de mãos dadas; no centro, uma fita desenha uma espiral',
  'Illustration: ten people of different ages dance in a circle holding hands; at its centre, a ribbon draws a spiral',
  'Traga roupa confortável. Confirme a sua presença com antecedência, porque os lugares são limitados.',
  'Wear comfortable clothes. Please confirm in advance, because places are limited.',
  'Tem 28 anos de experiência e dirige uma escola de Biodanza desde 2008. Recebe cada pessoa pelo nome, e quem vem pela primeira vez nunca fica sozinho na roda.',
  'She has 28 years of experience and has directed a Biodanza school since 2008. She greets each person by name, and no newcomer is ever left alone in the circle.',
  'Ilustração: duas mãos encontram-se, e as suas cores misturam-se onde se tocam',
  'Illustration: two hands meet, and their colours mix where they touch',
  'Ilustração: duas pessoas sentadas costas com costas, de olhos fechados',
  'Illustration: two people sit back to back with their eyes closed',
  'Ilustração: pés descalços em roda, vistos de cima, à volta de uma espiral',
  'Illustration: bare feet in a circle, seen from above, around a spiral',
  'Ilustração: cinco pessoas abraçadas, vistas de costas, caminham em direção ao sol',
  'Illustration: five people with their arms around one another walk towards the sun',
  'Ilustração: uma mulher de cabelo grisalho dança de braços erguidos, com uma fita à volta',
  'Illustration: a silver-haired woman dances with raised arms, a ribbon winding around her',
  'Ilustração: nove pessoas num grande abraço em roda, visto de cima',
  'Illustration: nine people in one big circular embrace, seen from above',
  'Estava de passagem por Lisboa e não percebia uma palavra. Não fez falta. Na roda, entendi tudo.',
  'I was passing through Lisbon and did not understand a word. It did not matter. In the circle I understood everything.',
  'Passo os dias a pensar. Aqui descobri que também posso confiar nos pés.',
  'I spend my days thinking. Here I found out that I can trust my feet as well.',
  'Vim para acompanhar a minha mulher, convencido de que não era para mim. Agora sou eu que lembro que é quarta-feira.',
  'I came along with my wife, sure that it was not for me. Now I am the one who remembers that it is Wednesday.',
  'Aos sessenta e oito anos voltei a dançar descalça. Já não me lembrava de que era tão simples.',
  'At sixty-eight I danced barefoot again. I had forgotten how simple it is.',
])

/** The names in the delivered testimonials. Real people have such names too, so a name alone proves nothing. */
const deliveredNames: ReadonlySet<string> = new Set([
  'Sofia',
  'Rui e Teresa',
  'Joana',
  'Noa',
  'Anke',
  'Miguel',
  'Graça',
])

/** The drawings that were delivered, by the SHA-256 of their files in base64url. */
export const deliveredPictures: ReadonlyMap<string, string> = new Map([
  ['br-fPKY4p6jcI2YdNFHJdhjWwDbxSgXHrOxuUU4GoHI', 'biodanza-movement.jpg'],
  ['otaX7_Gc8kP00afhTrlGw8KpRkczTne7nG1Chdqefqs', 'gallery-1.jpg'],
  ['wM9Ynm3hp40thG7eM9vda_nv7SmTvZT5Eo1tTbZtApk', 'gallery-2.jpg'],
  ['W1xnKjqeOp4x5ackqamXJ6N6hOiaxOTtpL1ZpnJ6uAA', 'gallery-3.jpg'],
  ['fxC4oM4x7bmbd4Z_jmVnvYoYAfucPaeo66I4mY6m0Go', 'gallery-4.jpg'],
  ['Hq-4KNtZkxQrd7muYtWpIF-EnPBWKLodBbpRnmJBAyo', 'gallery-5.jpg'],
  ['C-dphE8_Td3oMoaSQE9DUfeQfZTbL1_7zwA5YBm_XOU', 'gallery-6.jpg'],
  ['4qn14GBSiyY5O4oH6SqMx2mWjuGKKK1V7sVSgXuBkC4', 'hero-circle.jpg'],
  ['S2uMIhOXtpu1j9MzHwq9BrulVmCCsR2JYgXeeRCGvdQ', 'hero-room.jpg'],
  ['eEz-zhcbn2q7Rd7j7wJ6_Lz8lRoICF0J3ZjCdI641ks', 'portrait.jpg'],
])

type Pictures = RuleInput['pictures']

/** Numbers that nobody has, for samples: 900 000 0xx. */
const samplePhone = /^\+?351900000\d{3}$/
/** RFC 2606 reserves these names for examples. */
const sampleAddress = /\.(?:example|invalid|test)$|\/\/(?:[\w-]+\.)*example\.(?:com|net|org)$/

/** Everything that is marked as a sample, or is plainly one: what must be replaced before the site goes live. */
export function checkSamples(sources: readonly CheckedSource[], pictures: Pictures): FileDiagnostic[] {
  return sources.flatMap((source) =>
    samplesIn(source, pictures).map((diagnostic) => ({ file: source.file, diagnostic })),
  )
}

/** Field by field where the delivered text is known, marked or not; otherwise by the mark. */
function samplesIn(source: CheckedSource, pictures: Pictures): Diagnostic[] {
  const fields = deliveredIn(source.value, pictures)
  const reported = new Set(fields.map(({ pointer }) => pointer))
  const marks = new Set(fields.flatMap(({ mark }) => mark ?? []))
  return [
    ...fields.map(({ pointer, value }) => error('sampleField', { value }, valueAt(pointer))),
    ...markedIn(source).filter(({ range }) => !marks.has(range.pointer ?? '')),
    ...unmarked(source).filter(({ range }) => !reported.has(range.pointer ?? '')),
  ]
}

interface Delivered {
  readonly pointer: string
  readonly value: string
  /** The nearest mark around it, if there is one. */
  readonly mark: string | undefined
}

/** What is still as it was delivered. */
function deliveredIn(value: unknown, pictures: Pictures, pointer = '', outerMark?: string): Delivered[] {
  if (typeof value !== 'object' || value === null) return []
  const sample = ownProperty(value, 'sample')
  // `sample: false`: the owner keeps the example's words. The schema allows that only where they may be true of the owner too.
  if (sample === false) return []
  const mark = sample === undefined ? outerMark : `${pointer}/sample`
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const place = pointerTo(pointer, key)
    if (typeof inner !== 'string') return deliveredIn(inner, pictures, place, mark)
    const text = inner.trim()
    const isName = sample !== undefined && deliveredNames.has(text)
    const isSample = isName || deliveredTexts.has(text) || isDrawn(inner, pictures)
    return isSample ? [{ pointer: place, value: inner, mark }] : []
  })
}

/** Whether a text is the name of a picture that was delivered, whatever it is called. */
function isDrawn(file: string, pictures: Pictures): boolean {
  const facts = pictures.get(file.normalize())
  return facts !== undefined && 'digest' in facts && deliveredPictures.has(facts.digest ?? '')
}

function markedIn(source: CheckedSource): Diagnostic[] {
  return marked(source, 'sample')
    .filter(({ data }) => data === true)
    .map(({ pointer }) => {
      const path = pathOf(pointer).slice(0, -1)
      const node = nodeAt(source.kind, source.value, path)
      const owner = valueAtPointer(source.value, pointer.slice(0, pointer.lastIndexOf('/')))
      return error('sampleLeft', { subject: (node && subjectOf(owner, node, 'pt', isString)) ?? '' }, keyAt(pointer))
    })
}

/** Numbers and addresses that nobody can have. */
function unmarked({ value }: CheckedSource): Diagnostic[] {
  const phones = Object.entries(ownProperty(value, 'phones') ?? {})
  const places = [
    ...phones.map(([name, phone]) => [`/phones/${name}/number`, phone, 'number', samplePhone] as const),
    ['/address', value, 'address', sampleAddress] as const,
  ]
  return places.flatMap(([pointer, owner, key, sample]) => {
    const text = ownProperty(owner, key)
    const isSample = typeof text === 'string' && sample.test(text.replaceAll(' ', ''))
    return isSample && ownProperty(owner, 'sample') !== true
      ? [error('sampleField', { value: text }, valueAt(pointer))]
      : []
  })
}
