import { defaultLanguage } from '../../model/language.ts'
import { nameOf } from '../../model/schema/schema-node.ts'
import type { Catalogue } from './catalogue.ts'

const q = (text: string): string => `«${text}»`
const list = (names: readonly string[]): string => names.map(q).join(', ')
const meant = (name: string | undefined): string => (name === undefined ? '' : ` Quis dizer ${q(name)}?`)
const braces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')
const lineRange = (first: number, last: number): string =>
  first === last ? `a linha ${first}` : `as linhas ${first} a ${last}`
/** A list helps only while it can be read at a glance. */
const choices = (names: readonly string[]): string =>
  names.length > 0 && names.length <= 17 ? ` Existem: ${list(names)}.` : ''
const languages: Readonly<Record<string, string>> = { pt: 'português', en: 'inglês' }
const languageName = (language: string): string => languages[language] ?? language
const n = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
const longDate = (date: string): string =>
  new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date))
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`

const forms: Readonly<Record<string, readonly [what: string, remedy: string]>> = {
  Path: [
    'não é um endereço de página',
    'Escreva / para a página inicial, ou /nome-da-pagina: minúsculas sem acentos, algarismos e hífenes, sem barra no fim.',
  ],
  Anchor: [
    'não serve para nome de um bloco',
    'Use só minúsculas sem acentos, algarismos e hífenes, a começar por uma letra: por exemplo, aulas.',
  ],
  PhoneNumber: [
    'não é um número que se possa marcar',
    'Escreva o indicativo do país com +, e depois só algarismos e espaços: por exemplo, "+351 912 345 678".',
  ],
  Time: ['não é uma hora', 'Escreva as horas e os minutos com dois algarismos: por exemplo, "20:00" ou "09:30".'],
  DateText: ['não é um dia', 'Escreva ano-mês-dia: por exemplo, 2025-11-07 para 7 de novembro de 2025.'],
  WebAddress: [
    'não é um endereço que se possa abrir',
    'Escreva um endereço que comece por https://, mailto: ou tel:, sem espaços.',
  ],
  SiteAddress: [
    'não é o endereço de um site',
    'Escreva https:// e o nome do domínio, sem barra no fim: por exemplo, https://exemplo.pt',
  ],
  PictureFile: [
    'não é o nome de um ficheiro de content/images',
    'Escreva só o nome do ficheiro, sem pasta: por exemplo, retrato.jpg.',
  ],
}

/** What a character means to YAML. */
const signs: Readonly<Record<string, string>> = {
  ':': 'os dois pontos separam um nome do seu texto',
  '#': 'o que vem depois é um comentário',
  ',': 'a vírgula separa dois campos dentro de { }',
}

const kinds: Readonly<Record<string, string>> = {
  languages: 'um texto nas duas línguas (uma linha pt e uma linha en)',
  string: 'um texto',
  array: 'uma lista, com um hífen antes de cada item',
  object: 'um grupo de linhas, cada uma com o seu nome',
  integer: 'um número inteiro',
  number: 'um número, com um ponto antes dos cêntimos (10 ou 12.50)',
  boolean: 'true',
}

export const pt: Catalogue = {
  messages: {
    fileMissing: ({ name }) => ({
      what: `Falta o ficheiro ${q(name)}.`,
      remedy: 'Sem ele o site não se pode fazer: reponha-o.',
    }),
    folderMissing: ({ folder }) => ({
      what: `A pasta ${q(folder)} não existe.`,
      remedy: 'Confirme o nome da pasta que indicou.',
    }),
    noPages: () => ({
      what: 'Nesta pasta não há nenhuma página.',
      remedy: 'Cada página é um ficheiro .yaml com um path.',
    }),
    fileUnread: ({ name, meant: right }) => ({
      what: `O ficheiro ${q(name)} não é lido: uma página é um ficheiro que acaba em .yaml, na própria pasta content.`,
      remedy: right
        ? `Mude-lhe o nome para ${q(right)}.`
        : 'Passe-o para a pasta content ou, se não faz falta, apague-o.',
    }),
    notAFile: () => ({
      what: 'Isto não é um ficheiro normal (é uma pasta ou um atalho).',
      remedy: 'Ponha aqui o próprio ficheiro.',
    }),
    fileTooBig: ({ bytes, largest }) => ({
      what: `O ficheiro tem ${megabytes(bytes)}: é demasiado grande para ser uma página, e não foi lido.`,
      remedy: `Um ficheiro de textos tem no máximo ${megabytes(largest)}. As imagens vão na pasta content/images.`,
    }),
    notUtf8: ({ encoding }) => ({
      what: `O ficheiro não está gravado em UTF-8${encoding ? `, mas em ${encoding}` : ', ou só em parte'}: os acentos ficariam trocados.`,
      remedy: encoding
        ? `Não o guarde ainda, ou os acentos perdem-se. Clique em «UTF-8» ao fundo do editor, escolha «Reabrir com codificação» e ${q(encoding)}; só depois «Guardar com codificação» e «UTF-8».`
        : 'Escreva outra vez cada letra que está estragada (a primeira é esta), e guarde o ficheiro.',
    }),
    emptyFile: ({ kind }) => ({
      what: 'O ficheiro está vazio, ou só tem comentários.',
      remedy: {
        page: 'Escreva a página ou, se não a quer, apague o ficheiro.',
        events: 'Se não há eventos, escreva events: [].',
        site: 'Sem ele o site não se pode fazer: reponha o que tinha.',
        dictionary: 'Sem ele o site não se pode fazer: reponha o que tinha.',
      }[kind],
    }),
    otherFile: ({ kind }) => ({
      what: `O que está neste ficheiro pertence a outro: ${{ page: 'é uma página', events: 'são os eventos (events.yaml)', site: 'são os dados do site (site.yaml)', dictionary: 'são as palavras do site (dictionary.yaml)' }[kind]}.`,
      remedy: 'Reponha o que aqui estava (Ctrl+Z), e guarde isto no seu ficheiro.',
    }),
    misplaced: ({ subject, first, last }) => {
      const lines = lineRange(first, last)
      if (subject === 'page')
        return {
          what: `São duas páginas num ficheiro: a segunda vai da linha ${first} à ${last}.`,
          remedy: `Corte ${lines} e cole-as num ficheiro novo da pasta content, com um nome acabado em .yaml. Se é uma cópia, apague-as.`,
        }
      return {
        event: {
          what: `Isto é um evento (${lines}): pertence a events.yaml.`,
          remedy: `Corte ${lines} e cole-as no fim de events.yaml, com o hífen alinhado com os dos outros eventos.`,
        },
        testimonial: {
          what: `Isto é um testemunho (${lines}): pertence aos testemunhos de uma página.`,
          remedy: `Corte ${lines} e cole-as por baixo de testimonials: na página, com o hífen alinhado com os dos outros.`,
        },
      }[subject]
    },
    syntax: () => ({
      what: 'A partir daqui o ficheiro não se consegue ler.',
      remedy:
        'Compare esta linha e a anterior com outras iguais: dois pontos e um espaço depois de cada nome, aspas no princípio e no fim, os mesmos espaços no princípio da linha.',
    }),
    unseenCharacter: ({ code }) => ({
      what: `Há aqui um carácter que não se vê (U+${code}), talvez colado de outro programa.`,
      remedy: 'Apague-o: apague a palavra e volte a escrevê-la, ou use a linha que se segue.',
    }),
    oddSpace: () => ({
      what: 'Este espaço parece um espaço, mas é outro carácter, e aqui não serve.',
      remedy: 'Apague-o e escreva um espaço normal.',
    }),
    quotesNeeded: ({ sign }) => ({
      what: `O texto tem ${q(sign)}, que aqui quer dizer outra coisa${signs[sign] ? ` (${signs[sign]})` : ''}.`,
      remedy: 'Ponha o texto entre aspas.',
    }),
    quoteOpen: () => ({
      what: 'As aspas não estão certas: as que abrem o texto têm de o fechar, e só no fim.',
      remedy: 'Ponha uma aspa no princípio do texto e outra no fim.',
    }),
    bracketOpen: ({ sign }) => ({
      what: `Falta ${sign === '{' ? 'abrir' : 'fechar'} com ${q(sign)}.`,
      remedy:
        sign === '{' ? 'Escreva { antes do primeiro nome, e } no fim da linha.' : `Escreva ${q(sign)} no fim da linha.`,
    }),
    spaceMissing: ({ sign }) => ({
      what: `Falta um espaço depois de ${q(sign)}.`,
      remedy: 'Acrescente o espaço.',
    }),
    colonMissing: () => ({
      what: 'Faltam os dois pontos depois do nome.',
      remedy: 'Acrescente dois pontos e um espaço.',
    }),
    hyphenMissing: () => ({
      what: 'Falta o hífen que começa outro item da lista: assim, este e o anterior misturam-se.',
      remedy: 'Ponha um hífen no lugar do penúltimo espaço antes do nome.',
    }),
    indentWrong: () => ({
      what: 'Esta linha não está alinhada com as outras: os espaços no princípio dizem a que grupo pertence.',
      remedy: 'Alinhe-a com as linhas do mesmo grupo.',
    }),
    hyphenExtra: () => ({
      what: 'O hífen começa um item de uma lista, e aqui não há lista nenhuma.',
      remedy: 'Apague o hífen, e deixe o nome alinhado com os das outras linhas do grupo.',
    }),
    hyphenSign: ({ sign }) => ({
      what: `Um item de uma lista começa por um hífen, não por ${q(sign)}.`,
      remedy: 'Escreva um hífen e um espaço no seu lugar.',
    }),
    commaMissing: () => ({
      what: 'Dentro de { }, os campos separam-se com uma vírgula, e aqui falta uma.',
      remedy: 'Acrescente a vírgula e um espaço.',
    }),
    severalValues: () => ({
      what: 'Estão aqui vários valores onde devia estar um.',
      remedy: 'Ponha-os entre parênteses retos, com uma vírgula entre eles.',
    }),
    decimalComma: () => ({
      what: 'Dentro de { }, a vírgula separa dois campos: os cêntimos ficariam fora do preço.',
      remedy: 'Escreva um ponto antes dos cêntimos.',
    }),
    groupIndentWrong: ({ first, last, by }) => {
      const spaces = n(Math.abs(by), 'espaço', 'espaços')
      return {
        what: `As linhas ${first} a ${last} não estão alinhadas com as outras: os espaços no princípio dizem a que grupo pertencem.`,
        remedy: `Linhas ${first} a ${last}: ${by > 0 ? 'acrescente' : 'apague'} ${spaces} a todas, no princípio.`,
      }
    },
    barMissing: () => ({
      what: 'Falta o sinal «|»: sem ele, um texto em várias linhas perde os parágrafos ou não se consegue ler.',
      remedy: 'Acrescente um espaço e | depois dos dois pontos.',
    }),
    barText: () => ({
      what: 'Depois do sinal «|» não pode haver texto na mesma linha.',
      remedy: 'Passe o texto para a linha de baixo, alinhado com o resto.',
    }),
    textBeside: ({ key, missing }) => ({
      what: `Ao texto ao lado de ${q(key)} falta o seu nome, ${q(missing)}: por baixo continua o grupo a que pertence.`,
      remedy: `Passe-o para uma linha só dele, por baixo de ${key}.`,
    }),
    looseText: ({ first, last, isList }) => {
      const lines = first === last ? `A linha ${first}` : `As linhas ${first} a ${last}`
      if (isList)
        return {
          what: `${lines} ${first === last ? 'é um item' : 'são uma lista'} dentro de um texto, e o site não mostra listas nos textos.`,
          remedy:
            'Ponha | depois do nome e, por baixo, cada item como um parágrafo, sem o sinal e alinhado com o resto.',
        }
      return {
        what: `${lines} ${first === last ? 'continua' : 'continuam'} o texto de cima, mas demasiado à esquerda para se ${first === last ? 'ler' : 'lerem'} com ele.`,
        remedy:
          'Alinhe o texto todo com mais dois espaços do que o nome. Se tem parágrafos ou dois pontos, ponha | depois do nome.',
      }
    },
    strayLines: ({ first, last, isMail }) => ({
      what: isMail
        ? `Isto é correio citado, com > no princípio (${lineRange(first, last)}), e aqui não pertence a nenhum campo.`
        : `Isto não pertence a nada (${lineRange(first, last)}): não é um campo, nem continua um texto.`,
      remedy:
        'Se é texto, passe-o para o campo a que pertence. Se é uma nota sua, ponha # no princípio da linha. Se não faz falta, apague-o.',
    }),
    tabIndent: () => ({
      what: 'A linha começa com a tecla Tab, que aqui não serve.',
      remedy: 'Apague o princípio da linha e alinhe-a com espaços.',
    }),
    manyDocuments: () => ({
      what: 'Esta linha começa um segundo documento no mesmo ficheiro, e o que vem a seguir não apareceria.',
      remedy: 'Apague a linha. Cada página tem o seu próprio ficheiro.',
    }),
    yamlSign: ({ sign, word }) => ({
      what: `O texto começa por ${q(sign)}, que aqui é um sinal especial: ${q(word)} não apareceria no site.`,
      remedy: 'Ponha o texto entre aspas.',
    }),
    lostComment: ({ kept, lost }) => ({
      what: `Neste ficheiro, tudo o que vem depois de « #» é um comentário: ${kept ? `ficaria só ${q(kept)}, e perdia-se` : 'perdia-se'} ${q(lost)}.`,
      remedy: [
        !kept && /^#{1,6} /.test(lost)
          ? `Se é um título, apague o sinal «#»: o site dá-lhe o aspeto de título.`
          : 'Se é texto, ponha tudo entre aspas.',
        'Se é um comentário, passe-o para uma linha só dele.',
      ].join(' '),
    }),
    duplicateKey: ({ key, otherLine }) => ({
      what: `${q(key)} aparece duas vezes no mesmo grupo: na linha ${otherLine} e aqui.`,
      remedy: 'Fique só com uma das linhas.',
    }),
    unknownKey: ({ key, known, meant: name }) => ({
      what: `Aqui não existe ${q(key)}.${meant(name)}`,
      remedy: name ? `Corrija o nome.${choices(known)}` : `Apague a linha ou corrija o nome.${choices(known)}`,
    }),
    missingKey: ({ key, isList }) => ({
      what: `Falta ${q(key)}.`,
      remedy: isList
        ? `Escreva a linha ${key}: e, por baixo, cada item começado por um hífen.`
        : 'Sem ele, este grupo não está completo.',
    }),
    incomplete: ({ keys, choice }) => ({
      what: `Falta aqui quase tudo: ${list(keys)}${choice.length > 0 ? `, e um destes: ${list(choice)}` : ''}.`,
      remedy: 'Reponha o que se apagou (Ctrl+Z) ou, se já não faz falta, apague também o que ficou.',
    }),
    missingLanguage: ({ language, other }) => ({
      what: `Falta o texto em ${languageName(language)}.${other && ` O outro diz: ${q(other)}`}`,
      remedy: 'Escreva a tradução.',
    }),
    emptyLanguage: ({ language, other }) => ({
      what: `O texto em ${languageName(language)} está vazio.${other && ` O outro diz: ${q(other)}`}`,
      remedy: 'Escreva a tradução ou, se o campo não fizer falta, apague-o nas duas línguas.',
    }),
    emptyText: () => ({
      what: 'O texto está vazio.',
      remedy: 'Escreva o texto, ou apague o campo todo se ele não fizer falta.',
    }),
    emptyValue: ({ allowed, isList, mayBeEmpty }) => ({
      what: 'Falta o que vem depois dos dois pontos.',
      remedy: isList
        ? `Escreva por baixo pelo menos um item, começado por um hífen.${mayBeEmpty ? ' Se não há nenhum, escreva [].' : ''}`
        : `Escreva-o.${choices(allowed)}`,
    }),
    notOneOf: ({ value, allowed, meant: name }) => ({
      what: `${q(value)} não existe.${meant(name)}`,
      remedy: `Escolha um destes: ${list(allowed)}.`,
    }),
    wrongForm: ({ form, value }) => {
      const [what, remedy] = forms[form] ?? ['não tem a forma certa', 'Veja um exemplo noutra página.']
      return { what: `${q(value)} ${what}.`, remedy }
    },
    wrongKind: ({ wanted, value }) => ({
      what: `Aqui devia estar ${kinds[wanted] ?? wanted}${value && `, e está ${q(value)}`}.`,
      remedy: 'Compare com outro bloco igual e escreva da mesma maneira.',
    }),
    badName: ({ name }) => ({
      what: `${q(name)} não serve de nome.`,
      remedy: 'Use só letras sem acentos, algarismos e hífenes, a começar por uma minúscula.',
    }),
    numberOutside: ({ value, least, most }) => {
      const bounds = least !== undefined && most !== undefined ? `entre ${least} e ${most}` : ''
      return {
        what: bounds
          ? `${q(value)} não está ${bounds}.`
          : `${q(value)} é um número demasiado ${most === undefined ? 'pequeno' : 'grande'}.`,
        remedy: `Escreva um número ${bounds || (most === undefined ? `a partir de ${least}` : `até ${most}`)}.`,
      }
    },
    notTheOnlyValue: ({ key, only }) => ({
      what: `${q(key)} só pode ser ${only}.`,
      remedy: `Escreva ${only} ou, se já não for assim, apague a linha.`,
    }),
    itemTwice: ({ value }) => ({
      what: value ? `${q(value)} está duas vezes na lista.` : 'Este item está duas vezes na lista.',
      remedy: 'Apague um dos dois.',
    }),
    noChoice: ({ keys }) => ({
      what: `Falta um destes: ${list(keys)}.`,
      remedy: 'Acrescente um deles, e só um.',
    }),
    tooManyChoices: ({ present }) => ({
      what: `${list(present)} não podem estar juntos.`,
      remedy: 'Fique só com um deles.',
    }),
    tooFew: ({ least }) => ({
      what: `A lista precisa de pelo menos ${least}.`,
      remedy: 'Acrescente o que falta. Se não fizer falta, apague o bloco ou a página a que a lista pertence.',
    }),
    tooMany: ({ most }) => ({
      what: `A lista só pode ter ${most}.`,
      remedy: 'Apague o que está a mais.',
    }),
    pathTwice: ({ path, otherFile }) => ({
      what: `O endereço ${q(path)} já é o da página ${otherFile}.`,
      remedy: 'Dê a uma das páginas outro path.',
    }),
    pathTaken: ({ path }) => ({
      what: `O endereço ${q(path)} está reservado.`,
      remedy: 'Escolha outro path para esta página.',
    }),
    formerlyTaken: ({ path, otherFile }) => ({
      what: `O endereço antigo ${q(path)} também é da página ${otherFile}: só um deles pode valer.`,
      remedy: 'Apague-o de formerly numa das páginas, ou dê à página que o tem outro path.',
    }),
    noHome: () => ({
      what: 'Nenhuma página tem path: /, e o site precisa de uma página inicial.',
      remedy: 'Na que deve ser a inicial (home.yaml), escreva path: /. Se apagou home.yaml, reponha-o.',
    }),
    pageUnlinked: ({ path }) => ({
      what: `Nenhuma ligação do site leva à página ${q(path)}: só lá chega quem souber o endereço.`,
      remedy:
        'Acrescente uma ligação no rodapé (site.yaml) ou um botão com page. Se é mesmo assim que a quer, não é preciso fazer nada.',
    }),
    titleTwice: ({ title, otherFile }) => ({
      what: `O título ${q(title)} já é o da página ${otherFile}: nas pesquisas não se distinguem.`,
      remedy: 'Dê a cada página o seu título.',
    }),
    headingMissing: () => ({
      what: 'A página não tem abertura (um bloco hero), que é onde está o seu título grande.',
      remedy: 'Acrescente um bloco hero no princípio.',
    }),
    headingTwice: ({ firstBlock }) => ({
      what: `A página já tem uma abertura (hero), o bloco ${firstBlock}, e só deve ter um título grande.`,
      remedy: 'Fique só com uma delas, ou mude o tipo deste bloco.',
    }),
    anchorTwice: ({ anchor, firstBlock }) => ({
      what: `O anchor ${q(anchor)} já é o do bloco ${firstBlock} desta página.`,
      remedy: 'Dê a um dos blocos outro anchor.',
    }),
    wordMissing: ({ key, language, text }) => ({
      what: `A palavra ${q(key)} (${q(text)}) falta em ${languageName(language)}.`,
      remedy: `Acrescente a linha ${q(`${key}:`)} à lista ${q(`${language}:`)}.`,
    }),
    unknownAnchor: ({ name, known, meant: other }) => ({
      what: `Nenhum bloco desta página tem anchor: ${name}.${meant(other)}`,
      remedy:
        known.length > 0 ? `Escolha um destes: ${list(known)}.` : 'Ponha um anchor no bloco para onde o botão deve ir.',
    }),
    unknownPhone: ({ name, known, meant: other }) => ({
      what: `Em site.yaml não há nenhum telefone chamado ${q(name)}.${meant(other)}`,
      remedy: `Escolha um destes: ${list(known)}.`,
    }),
    phoneLength: ({ digits }) => ({
      what: `Um número português tem nove algarismos depois de +351, e este tem ${digits}.`,
      remedy: 'Veja que algarismo falta ou está a mais.',
    }),
    unknownPage: ({ name, known, meant: other }) => ({
      what: `Nenhuma página tem o endereço ${q(name)}.${meant(other)}`,
      remedy: `Corrija o endereço.${choices(known)}`,
    }),
    unknownEvent: ({ name, known, meant: other, places }) =>
      places
        ? {
            what: `Em events.yaml não há nenhum evento, e estes sítios mostram um pelo nome: ${places.join(', ')}.`,
            remedy: 'Reponha os eventos ou, se já não há nenhum, apague as linhas only: e os blocos que têm event:.',
          }
        : {
            what: `Em events.yaml não há nenhum evento chamado ${q(name)}.${meant(other)}`,
            remedy: `Corrija o nome.${choices(known)}`,
          },
    eventTwice: ({ name }) => ({
      what: `O nome ${q(name)} já é o de outro evento.`,
      remedy: 'Dê a um dos eventos outro nome: por ele se sabe de qual se trata.',
    }),
    eventRepeated: ({ title }) => ({
      what: `O evento ${q(title)} está duas vezes, no mesmo sítio e às mesmas horas.`,
      remedy: 'Apague um dos dois.',
    }),
    testimonialRepeated: ({ name }) => ({
      what: `O testemunho de ${q(name)} está duas vezes nesta página.`,
      remedy: 'Apague um dos dois.',
    }),
    unknownPicture: ({ name, known, meant: other }) => ({
      what: `Em content/images não há nenhuma imagem ${q(name)}.${meant(other)}`,
      remedy: `Ponha lá o ficheiro ou corrija o nome.${choices(known)}`,
    }),
    pictureOutside: ({ name }) => ({
      what: `${q(name)} é um atalho para fora de content/images, ou para um ficheiro que já não existe.`,
      remedy: 'Ponha na pasta o próprio ficheiro.',
    }),
    pictureTooBig: ({ name }) => ({
      what: `A imagem ${q(name)} tem mais de 40 MB.`,
      remedy: 'Reduza-a e guarde-a outra vez como JPG: 2400 píxeis de largura chegam sempre.',
    }),
    pictureForm: ({ name }) => ({
      what: `${q(name)} não é uma fotografia que o site possa mostrar.`,
      remedy: 'Use um ficheiro JPG, PNG, WebP ou AVIF. Abra-o num programa de imagens e guarde-o como JPG.',
    }),
    pictureHeic: ({ name }) => ({
      what: `${q(name)} é uma fotografia do iPhone (HEIC), que os navegadores não mostram.`,
      remedy:
        'Exporte-a como JPG: no iPhone ou no Mac, abra-a em Fotografias e escolha Exportar, ou envie-a por e-mail.',
    }),
    pictureBroken: ({ name }) => ({
      what: `A imagem ${q(name)} está estragada ou incompleta.`,
      remedy: 'Copie outra vez o ficheiro original para content/images.',
    }),
    pictureSmall: ({ name, width, height, leastWidth, leastHeight }) => ({
      what: `A imagem ${q(name)} tem ${width} × ${height} píxeis, e aqui são precisos pelo menos ${leastWidth} × ${leastHeight}.`,
      remedy: 'Use o original em tamanho grande. Aumentar uma imagem pequena não serve: ficaria desfocada.',
    }),
    pictureUnused: ({ name }) => ({
      what: `Nenhuma página mostra a imagem ${q(name)}.`,
      remedy: 'Apague o ficheiro, se já não for preciso.',
    }),
    dayUnreal: ({ date }) => ({
      what: `O dia ${date} não existe no calendário.`,
      remedy: 'Corrija o dia ou o mês.',
    }),
    yearUnreal: ({ date }) => ({
      what: `O ano de ${date} não pode ser.`,
      remedy: 'Corrija o ano.',
    }),
    lastBeforeFirst: ({ first, last }) => ({
      what: `O último dia (${last}) vem antes do primeiro (${first}).`,
      remedy: 'Troque os dois dias, ou corrija o que está errado.',
    }),
    daysExchanged: ({ first, last }) => ({
      what: `De ${longDate(first)} a ${longDate(last)} são muitos dias para um encontro.`,
      remedy:
        'Talvez o dia e o mês estejam trocados: escreve-se ano-mês-dia. Se está certo assim, não é preciso fazer nada.',
    }),
    tooLong: ({ first, last }) => ({
      what: `De ${longDate(first)} a ${longDate(last)} é tempo a mais.`,
      remedy: 'Corrija o ano de um dos dois dias.',
    }),
    hoursEmpty: ({ from }) => ({
      what: `O evento começa e acaba à mesma hora (${from}).`,
      remedy: 'Corrija a hora de fim, ou apague-a se não for certa.',
    }),
    hoursTooLong: ({ from, to }) => ({
      what: `Das ${from} às ${to} são horas a mais.`,
      remedy: 'Corrija uma das horas: as da tarde vão de 12:00 a 23:59.',
    }),
    endsBeforeBegins: ({ from, to }) => ({
      what: `O evento acaba (${to}) antes de começar (${from}).`,
      remedy: 'Corrija uma das horas, ou acrescente last com o último dia.',
    }),
    alsoNeeded: ({ key, needed }) => ({
      what: `${q(key)} precisa também de ${q(needed)}.`,
      remedy: `Acrescente ${needed}, ou apague ${key}.`,
    }),
    hoursTwice: () => ({
      what: 'As horas estão duas vezes: as de cada dia (from, to) e as do todo (begins, ends).',
      remedy: 'Fique só com umas: from e to se se repetem em cada dia, begins e ends se é seguido, como num retiro.',
    }),
    neverTakesPlace: () => ({
      what: 'Assim o evento nunca acontece: nenhum dia fica fora das pausas.',
      remedy: 'Corrija o primeiro dia, o último ou as pausas.',
    }),
    saidOtherwise: ({ named, written }) => ({
      what: `O texto diz ${q(named)}, mas o evento diz ${q(written)}.`,
      remedy: 'Corrija um dos dois. Se está certo assim, não é preciso fazer nada.',
    }),
    eurosMissing: () => ({
      what: 'O texto diz {euros}, mas falta euros com o valor.',
      remedy: 'Acrescente, por exemplo, euros: 10, ou escreva o valor no texto.',
    }),
    eventPassed: ({ last }) => ({
      what: `Este evento já passou: o último dia foi ${longDate(last)}.`,
      remedy: 'Apague o evento, ou mude as datas.',
    }),
    eventHidden: ({ last }) => ({
      what: `Este evento já passou (o último dia foi ${longDate(last)}) e já não aparece no site.`,
      remedy: 'Não é preciso fazer nada. Para o repetir, mude as datas.',
    }),
    placeholderLeft: () => ({
      what: 'Aqui ficou o sinal «…», que só marca o lugar do texto.',
      remedy: 'Escreva o texto no seu lugar.',
    }),
    variableUnknown: ({ written, known }) => ({
      what: `${known.length > 0 ? `Aqui só ${braces(known)} é trocado pelo seu valor` : 'Aqui o site não troca nada'}: ${q(written)} ler-se-ia tal como está.`,
      remedy: known.length > 0 ? `Escreva ${braces(known)}, ou apague as chavetas.` : 'Escreva o texto sem chavetas.',
    }),
    unitTwice: ({ unit }) => ({
      what: `No lugar de {euros} o site já escreve a palavra euros: ${q(unit)} lia-se outra vez.`,
      remedy: `Apague ${q(unit)}.`,
    }),
    curlyQuotes: () => ({
      what: 'O texto todo está entre aspas curvas (“ ”) ou angulares (« »), e elas ler-se-iam no site.',
      remedy: 'Use aspas direitas, que não se leem, ou apague-as. Se é mesmo uma citação, não é preciso fazer nada.',
    }),
    lettersBroken: ({ word }) => ({
      what: `Há letras estragadas em ${q(word)}: perderam-se ao passar de outro programa.`,
      remedy: 'Escreva outra vez o texto.',
    }),
    wordless: ({ text }) => ({
      what: `Em vez de um texto está ${q(text)}, e é isso que se leria no site.`,
      remedy: 'Escreva o texto ou, se o campo não fizer falta, apague-o nas duas línguas.',
    }),
    altFileName: ({ text }) => ({
      what: `${q(text)} é o nome do ficheiro, e não diz nada a quem não vê a imagem.`,
      remedy: 'Escreva o que a imagem mostra, numa frase curta.',
    }),
    listInText: () => ({
      what: 'O site não mostra listas nos textos: estas linhas apareceriam seguidas, num só parágrafo.',
      remedy: 'Ponha cada item num parágrafo, sem o sinal e com uma linha vazia antes.',
    }),
    markup: ({ sign }) => ({
      what: `O site mostra os textos tal como estão escritos, e ${q(sign)} ler-se-ia com todos os sinais.`,
      remedy: 'Apague os sinais e deixe só as palavras.',
    }),
    languagesExchanged: () => ({
      what: 'O português e o inglês parecem trocados: cada texto está no lugar do outro.',
      remedy: 'Troque os dois textos. Se está certo assim, não é preciso fazer nada.',
    }),
    wrongLanguage: ({ language, other }) => ({
      what: `O texto em ${languageName(language)} parece estar em ${languageName(other)}.`,
      remedy: 'Escreva a tradução. Se está certo assim, não é preciso fazer nada.',
    }),
    textLong: ({ length, longest }) => ({
      what: `O texto tem ${length} caracteres, e neste lugar cabem bem ${longest}.`,
      remedy: 'Encurte-o, se puder.',
    }),
    textSame: ({ text }) => ({
      what: `As duas línguas dizem exatamente o mesmo: ${q(text)}.`,
      remedy: 'Traduza uma delas. Se for mesmo assim, não é preciso fazer nada.',
    }),
    namesApart: ({ original, language, translation }) => ({
      what: `O mesmo nome ou número não é igual nas duas línguas: ${q(original)} em ${languageName(defaultLanguage)}, ${q(translation)} em ${languageName(language)}.`,
      remedy: 'Corrija um dos dois. Se está certo assim, não é preciso fazer nada.',
    }),
    lengthsApart: ({ original, language, translation }) => ({
      what: `Uma das línguas diz muito mais do que a outra: ${original} caracteres em ${languageName(defaultLanguage)}, ${translation} em ${languageName(language)}.`,
      remedy: 'Veja se falta traduzir uma parte.',
    }),
    wordNeeded: ({ key }) => ({
      what: `Falta a palavra ${q(key)}, que o site usa.`,
      remedy: 'Acrescente a linha às duas línguas.',
    }),
    wordUnused: ({ key, meant: name, only }) => ({
      what: only
        ? `O site não usa a palavra ${q(key)}, que só existe em ${languageName(only)}.`
        : `O site não usa a palavra ${q(key)}.${meant(name)}`,
      remedy: only ? 'Apague a linha.' : name ? 'Corrija o nome nas duas línguas.' : 'Apague a linha nas duas línguas.',
    }),
    sampleLeft: ({ subject }) => ({
      what: `Isto ainda é um exemplo${subject && `: ${q(subject)}`}.`,
      remedy: 'Ponha o verdadeiro no seu lugar e apague a linha sample: true.',
    }),
    sampleField: ({ value }) => ({
      what: `${q(value)} ainda é o do exemplo.`,
      remedy: 'Ponha o verdadeiro no seu lugar. Quando nada aqui for do exemplo, apague a linha sample: true.',
    }),
    sampleUnmarked: ({ value }) => ({
      what: `${q(value)} é um exemplo, ainda que não esteja marcado como tal.`,
      remedy: 'Ponha o verdadeiro no seu lugar.',
    }),
  },
  labels: {
    error: 'Erro',
    warning: 'Aviso',
    correction: ({ kind, line, count }) =>
      ({
        replace: 'Deve ficar assim:',
        add: line > 1 ? `Acrescente, depois da linha ${line - 1}:` : 'Acrescente, no princípio do ficheiro:',
        remove: count > 1 ? `Apague as linhas ${line} a ${line + count - 1}.` : `Apague a linha ${line}.`,
      })[kind],
    relatedLocation: 'Ver também',
    summary: ({ errors, warnings, files, pages, blocks, events, pictures, words, samples }) => {
      const checked = `${n(pages, 'página', 'páginas')}, ${n(blocks, 'bloco', 'blocos')}, ${n(events, 'evento', 'eventos')}, ${n(pictures, 'imagem', 'imagens')} e ${n(words, 'palavra', 'palavras')}`
      const left =
        samples > 0
          ? ` ${n(samples, 'exemplo', 'exemplos')} por substituir antes de publicar (npm run check -- --release).`
          : ''
      if (errors > 0)
        return `${n(errors, 'erro', 'erros')} e ${n(warnings, 'aviso', 'avisos')} em ${n(files, 'ficheiro', 'ficheiros')}. Enquanto houver erros, o site fica como estava.`
      if (warnings > 0) return `Sem erros; ${n(warnings, 'aviso', 'avisos')}. Verificado: ${checked}.${left}`
      return `Tudo certo. Verificado: ${checked}.${left}`
    },
    hints: {
      licence: 'Sugestão: o número da cédula profissional, em site.yaml (licences).',
      complaintsBook:
        'Sugestão: uma ligação ao Livro de Reclamações (livroreclamacoes.pt), em site.yaml (footer, links).',
      privacy: 'Sugestão: uma página de privacidade. O modelo é schema/privacidade.yaml.',
    },
    field: (key, schema) => nameOf(schema) ?? key,
    item: (listKey, schema) => nameOf(schema) ?? listKey,
  },
}
