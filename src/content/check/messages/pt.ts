import { defaultLanguage } from '../../model/language.ts'
import { nameOf } from '../../model/schema/schema-node.ts'
import { dayWords } from '../../model/schema/value-words.ts'
import { oneLine } from '../../yaml/characters.ts'
import type { Catalogue } from './catalogue.ts'

const q = (text: string): string => `«${oneLine(text)}»`
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
const longDate = (date: string): string => dayWords(date, 'pt')
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`

const forms: Readonly<Record<string, string>> = {
  Path: 'não é um endereço de página.\nEscreva / para a página inicial, ou /nome-da-pagina: minúsculas sem acentos, algarismos e hífenes, sem barra no fim.',
  Anchor:
    'não serve para nome de um bloco.\nUse só minúsculas sem acentos, algarismos e hífenes, a começar por uma letra: por exemplo, aulas.',
  PhoneNumber:
    'não é um número que se possa marcar.\nEscreva o indicativo do país com +, e depois só algarismos e espaços: por exemplo, "+351 912 345 678".',
  Time: 'não é uma hora.\nEscreva as horas e os minutos com dois algarismos: por exemplo, "20:00" ou "09:30".',
  DateText: 'não é um dia.\nEscreva ano-mês-dia: por exemplo, 2025-11-07 para 7 de novembro de 2025.',
  WebAddress:
    'não é um endereço que se possa abrir.\nEscreva um endereço que comece por https://, mailto: ou tel:, sem espaços.',
  SiteAddress:
    'não é o endereço de um site.\nEscreva https:// e o nome do domínio, sem barra no fim: por exemplo, https://exemplo.pt',
  PictureFile:
    'não é o nome de um ficheiro de content/images.\nEscreva só o nome do ficheiro, sem pasta: por exemplo, retrato.jpg.',
}

/** What a character means to YAML. */
const signs: Readonly<Record<string, string>> = {
  ':': 'os dois pontos separam um nome do seu texto',
  '#': 'o que vem depois é um comentário',
  ',': 'a vírgula separa dois campos dentro de { }',
}

/** What a sign that is missing does. */
const uses: Readonly<Record<string, string>> = {
  ':': 'depois de um nome vêm dois pontos e um espaço',
  ',': 'dentro de { } os campos separam-se com uma vírgula',
  '{': 'abre antes do primeiro nome',
  '}': 'fecha no fim da linha',
  '-': 'um hífen e um espaço começam cada item de uma lista',
  '|': 'sem ele, um texto em várias linhas perde os parágrafos ou não se consegue ler',
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
    fileMissing: ({ name }) => `Falta o ficheiro ${q(name)}.\nSem ele o site não se pode fazer: reponha-o.`,
    folderMissing: ({ folder }) => `A pasta ${q(folder)} não existe.\nConfirme o nome da pasta que indicou.`,
    noPages: () => `Nesta pasta não há nenhuma página.\nCada página é um ficheiro .yaml com um path.`,
    fileUnread: ({ name, meant: right }) =>
      `O ficheiro ${q(name)} não é lido: uma página é um ficheiro que acaba em .yaml, na própria pasta content.\n${
        right ? `Mude-lhe o nome para ${q(right)}.` : 'Passe-o para a pasta content ou, se não faz falta, apague-o.'
      }`,
    notAFile: () => `Isto não é um ficheiro normal (é uma pasta ou um atalho).\nPonha aqui o próprio ficheiro.`,
    fileTooBig: ({ bytes, largest }) =>
      `O ficheiro tem ${megabytes(bytes)}: é demasiado grande para ser uma página, e não foi lido.\nUm ficheiro de textos tem no máximo ${megabytes(largest)}. As imagens vão na pasta content/images.`,
    notUtf8: ({ encoding }) =>
      `O ficheiro não está gravado em UTF-8${encoding ? `, mas em ${encoding}` : ', ou só em parte'}: os acentos ficariam trocados.\n${
        encoding
          ? `Não o guarde ainda, ou os acentos perdem-se. Clique em «UTF-8» ao fundo do editor, escolha «Reabrir com codificação» e ${q(encoding)}; só depois «Guardar com codificação» e «UTF-8».`
          : 'Escreva outra vez cada letra que está estragada (a primeira é esta), e guarde o ficheiro.'
      }`,
    emptyFile: ({ kind }) =>
      `O ficheiro está vazio, ou só tem comentários.\n${
        {
          page: 'Escreva a página ou, se não a quer, apague o ficheiro.',
          events: 'Se não há eventos, escreva events: [].',
          site: 'Sem ele o site não se pode fazer: reponha o que tinha.',
          dictionary: 'Sem ele o site não se pode fazer: reponha o que tinha.',
        }[kind]
      }`,
    otherFile: ({ kind }) =>
      `O que está neste ficheiro pertence a outro: ${{ page: 'é uma página', events: 'são os eventos (events.yaml)', site: 'são os dados do site (site.yaml)', dictionary: 'são as palavras do site (dictionary.yaml)' }[kind]}.\nReponha o que aqui estava (Ctrl+Z), e guarde isto no seu ficheiro.`,
    misplaced: ({ subject, first, last }) =>
      ({
        page: `São duas páginas num ficheiro: a segunda vai da linha ${first} à ${last}.\nCorte ${lineRange(first, last)} e cole-as num ficheiro novo da pasta content, com um nome acabado em .yaml. Se é uma cópia, apague-as.`,
        event: `Isto é um evento (${lineRange(first, last)}): pertence a events.yaml.\nCorte ${lineRange(first, last)} e cole-as no fim de events.yaml, com o hífen alinhado com os dos outros eventos.`,
        testimonial: `Isto é um testemunho (${lineRange(first, last)}): pertence aos testemunhos de uma página.\nCorte ${lineRange(first, last)} e cole-as por baixo de testimonials: na página, com o hífen alinhado com os dos outros.`,
      })[subject],
    syntax: () =>
      `A partir daqui o ficheiro não se consegue ler.\nCompare esta linha e a anterior com outras iguais: dois pontos e um espaço depois de cada nome, aspas no princípio e no fim, os mesmos espaços no princípio da linha.`,
    unseenCharacter: ({ code }) =>
      `Há aqui um carácter que não se vê (U+${code}), talvez colado de outro programa.\nApague-o: apague a palavra e volte a escrevê-la, ou use a linha que se segue.`,
    quotesNeeded: ({ sign }) =>
      `O texto tem ${q(sign)}, que aqui quer dizer outra coisa${signs[sign] ? ` (${signs[sign]})` : ''}.\nPonha o texto entre aspas.`,
    quoteOpen: () =>
      `As aspas não estão certas: as que abrem o texto têm de o fechar, e só no fim.\nPonha uma aspa no princípio do texto e outra no fim.`,
    spaceMissing: ({ sign }) => `Falta um espaço depois de ${q(sign)}.\nAcrescente o espaço.`,
    indentWrong: ({ first, last, by }) =>
      `Isto (${lineRange(first, last)}) não está alinhado com o resto: os espaços no princípio dizem a que grupo pertence.\n${by > 0 ? 'Acrescente' : 'Apague'} ${n(Math.abs(by), 'espaço', 'espaços')} no princípio de cada linha.`,
    hyphenExtra: () =>
      `O hífen começa um item de uma lista, e aqui não há lista nenhuma.\nApague o hífen, e deixe o nome alinhado com os das outras linhas do grupo.`,
    severalValues: () =>
      `Estão aqui vários valores onde devia estar um.\nPonha-os entre parênteses retos, com uma vírgula entre eles.`,
    severalFields: ({ key }) =>
      `Há mais do que um campo nesta linha, e cada um começa uma linha nova.\nPasse ${q(`${key}:`)}, com o que vem depois, para uma linha só dele.`,
    signMissing: ({ sign }) =>
      `Falta o sinal ${q(sign)}${uses[sign] ? `: ${uses[sign]}` : ''}.\nAcrescente-o, como nas outras linhas iguais.`,
    barText: () =>
      `Depois do sinal «|» não pode haver texto na mesma linha.\nPasse o texto para a linha de baixo, alinhado com o resto.`,
    textBeside: ({ key, missing }) =>
      `Ao texto ao lado de ${q(key)} falta o seu nome, ${q(missing)}: por baixo continua o grupo a que pertence.\nPasse-o para uma linha só dele, por baixo de ${key}.`,
    looseText: ({ first, last, isList }) =>
      isList
        ? `Isto (${lineRange(first, last)}) é uma lista dentro de um texto, e o site não mostra listas nos textos.\nPonha | depois do nome e, por baixo, cada item como um parágrafo, sem o sinal e alinhado com o resto.`
        : `Isto (${lineRange(first, last)}) continua o texto de cima, mas demasiado à esquerda para se ler com ele.\nAlinhe o texto todo com mais dois espaços do que o nome. Se tem parágrafos ou dois pontos, ponha | depois do nome.`,
    strayLines: ({ first, last, isMail }) =>
      `${
        isMail
          ? `Isto é correio citado, com > no princípio (${lineRange(first, last)}), e aqui não pertence a nenhum campo.`
          : `Isto não pertence a nada (${lineRange(first, last)}): não é um campo, nem continua um texto.`
      }\nSe é texto, passe-o para o campo a que pertence. Se é uma nota sua, ponha # no princípio da linha. Se não faz falta, apague-o.`,
    tabIndent: () =>
      `A linha começa com a tecla Tab, que aqui não serve.\nApague o princípio da linha e alinhe-a com espaços.`,
    manyDocuments: () =>
      `Esta linha começa um segundo documento no mesmo ficheiro, e o que vem a seguir não apareceria.\nApague a linha. Cada página tem o seu próprio ficheiro.`,
    yamlSign: ({ sign, word }) =>
      `O texto começa por ${q(sign)}, que aqui é um sinal especial: ${q(word)} não apareceria no site.\nPonha o texto entre aspas.`,
    lostComment: ({ kept, lost }) =>
      `Neste ficheiro, tudo o que vem depois de « #» é um comentário: ${kept ? `ficaria só ${q(kept)}, e perdia-se` : 'perdia-se'} ${q(lost)}.\n${[
        !kept && /^#{1,6} /.test(lost)
          ? `Se é um título, apague o sinal «#»: o site dá-lhe o aspeto de título.`
          : 'Se é texto, ponha tudo entre aspas.',
        'Se é um comentário, passe-o para uma linha só dele.',
      ].join(' ')}`,
    duplicateKey: ({ key, otherLine }) =>
      `${q(key)} aparece duas vezes no mesmo grupo: na linha ${otherLine} e aqui.\nFique só com uma das linhas.`,
    unknownKey: ({ key, known, meant: name }) =>
      `Aqui não existe ${q(key)}.${meant(name)}\n${name ? `Corrija o nome.${choices(known)}` : `Apague a linha ou corrija o nome.${choices(known)}`}`,
    missingKey: ({ key, isList }) =>
      `Falta ${q(key)}.\n${
        isList
          ? `Escreva a linha ${key}: e, por baixo, cada item começado por um hífen.`
          : 'Sem ele, este grupo não está completo.'
      }`,
    incomplete: ({ keys, choice }) =>
      `Falta aqui quase tudo: ${list(keys)}${choice.length > 0 ? `, e um destes: ${list(choice)}` : ''}.\nReponha o que se apagou (Ctrl+Z) ou, se já não faz falta, apague também o que ficou.`,
    missingLanguage: ({ language, other }) =>
      `Falta o texto em ${languageName(language)}.${other && ` O outro diz: ${q(other)}`}\nEscreva a tradução ou, se o campo não fizer falta, apague-o nas duas línguas.`,
    emptyText: () => `O texto está vazio.\nEscreva o texto, ou apague o campo todo se ele não fizer falta.`,
    emptyValue: ({ allowed, isList, mayBeEmpty }) =>
      `Falta o que vem depois dos dois pontos.\n${
        isList
          ? `Escreva por baixo pelo menos um item, começado por um hífen.${mayBeEmpty ? ' Se não há nenhum, escreva [].' : ''}`
          : `Escreva-o.${choices(allowed)}`
      }`,
    notOneOf: ({ value, allowed, meant: name }) =>
      `${q(value)} não existe.${meant(name)}\nEscolha um destes: ${list(allowed)}.`,
    wrongForm: ({ form, value }) =>
      `${q(value)} ${forms[form] ?? 'não tem a forma certa.\nVeja um exemplo noutra página.'}`,
    wrongKind: ({ wanted, value }) =>
      `Aqui devia estar ${kinds[wanted] ?? wanted}${value && `, e está ${q(value)}`}.\nCompare com outro bloco igual e escreva da mesma maneira.`,
    badName: ({ name }) =>
      `${q(name)} não serve de nome.\nUse só letras sem acentos, algarismos e hífenes, a começar por uma minúscula.`,
    numberOutside: ({ value, least, most }) =>
      `${q(value)} não pode ser.\nEscreva um número ${least === undefined ? `até ${most}` : most === undefined ? `a partir de ${least}` : `entre ${least} e ${most}`}.`,
    itemTwice: ({ value }) =>
      `${value ? `${q(value)} está duas vezes na lista.` : 'Este item está duas vezes na lista.'}\nApague um dos dois.`,
    noChoice: ({ keys }) => `Falta um destes: ${list(keys)}.\nAcrescente um deles, e só um.`,
    tooManyChoices: ({ present }) => `${list(present)} não podem estar juntos.\nFique só com um deles.`,
    tooFew: ({ least }) =>
      `A lista precisa de pelo menos ${least}.\nAcrescente o que falta. Se não fizer falta, apague o bloco ou a página a que a lista pertence.`,
    tooMany: ({ most }) => `A lista só pode ter ${most}.\nApague o que está a mais.`,
    pathTwice: ({ path, otherFile }) =>
      `O endereço ${q(path)} já é o da página ${otherFile}.\nDê a uma das páginas outro path.`,
    pathTaken: ({ path }) => `O endereço ${q(path)} está reservado.\nEscolha outro path para esta página.`,
    formerlyTaken: ({ path, otherFile }) =>
      `O endereço antigo ${q(path)} também é da página ${otherFile}: só um deles pode valer.\nApague-o de formerly numa das páginas, ou dê à página que o tem outro path.`,
    noHome: () =>
      `Nenhuma página tem path: /, e o site precisa de uma página inicial.\nNa que deve ser a inicial (home.yaml), escreva path: /. Se apagou home.yaml, reponha-o.`,
    pageUnlinked: ({ path }) =>
      `Nenhuma ligação do site leva à página ${q(path)}: só lá chega quem souber o endereço.\nAcrescente uma ligação no rodapé (site.yaml) ou um botão com page. Se é mesmo assim que a quer, não é preciso fazer nada.`,
    headingMissing: () =>
      `A página não tem abertura (um bloco hero), que é onde está o seu título grande.\nAcrescente um bloco hero no princípio.`,
    headingTwice: ({ firstBlock }) =>
      `A página já tem uma abertura (hero), o bloco ${firstBlock}, e só deve ter um título grande.\nFique só com uma delas, ou mude o tipo deste bloco.`,
    anchorTwice: ({ anchor, firstBlock }) =>
      `O anchor ${q(anchor)} já é o do bloco ${firstBlock} desta página.\nDê a um dos blocos outro anchor.`,
    unknownAnchor: ({ name, known, meant: other }) =>
      `Nenhum bloco desta página tem anchor: ${name}.${meant(other)}\n${known.length > 0 ? `Escolha um destes: ${list(known)}.` : 'Ponha um anchor no bloco para onde o botão deve ir.'}`,
    unknownPhone: ({ name, known, meant: other }) =>
      `Em site.yaml não há nenhum telefone chamado ${q(name)}.${meant(other)}\nEscolha um destes: ${list(known)}.`,
    phoneLength: ({ digits }) =>
      `Um número português tem nove algarismos depois de +351, e este tem ${digits}.\nVeja que algarismo falta ou está a mais.`,
    unknownPage: ({ name, known, meant: other }) =>
      `Nenhuma página tem o endereço ${q(name)}.${meant(other)}\nCorrija o endereço.${choices(known)}`,
    unknownEvent: ({ name, known, meant: other, places }) =>
      places
        ? `Em events.yaml não há nenhum evento, e estes sítios mostram um pelo nome: ${places.join(', ')}.\nReponha os eventos ou, se já não há nenhum, apague as linhas only: e os blocos que têm event:.`
        : `Em events.yaml não há nenhum evento chamado ${q(name)}.${meant(other)}\nCorrija o nome.${choices(known)}`,
    eventTwice: ({ name }) =>
      `O nome ${q(name)} já é o de outro evento.\nDê a um dos eventos outro nome: por ele se sabe de qual se trata.`,
    unknownPicture: ({ name, known, meant: other }) =>
      `Em content/images não há nenhuma imagem ${q(name)}.${meant(other)}\nPonha lá o ficheiro ou corrija o nome.${choices(known)}`,
    pictureOutside: ({ name }) =>
      `${q(name)} é um atalho para fora de content/images, ou para um ficheiro que já não existe.\nPonha na pasta o próprio ficheiro.`,
    pictureTooBig: ({ name }) =>
      `A imagem ${q(name)} tem mais de 40 MB.\nReduza-a e guarde-a outra vez como JPG: 2400 píxeis de largura chegam sempre.`,
    pictureForm: ({ name }) =>
      `${q(name)} não é uma fotografia que o site possa mostrar.\nUse um ficheiro JPG, PNG, WebP ou AVIF. Abra-o num programa de imagens e guarde-o como JPG.`,
    pictureHeic: ({ name }) =>
      `${q(name)} é uma fotografia do iPhone (HEIC), que os navegadores não mostram.\nExporte-a como JPG: no iPhone ou no Mac, abra-a em Fotografias e escolha Exportar, ou envie-a por e-mail.`,
    pictureBroken: ({ name }) =>
      `A imagem ${q(name)} está estragada ou incompleta.\nCopie outra vez o ficheiro original para content/images.`,
    pictureSmall: ({ name, width, height, leastWidth, leastHeight }) =>
      `A imagem ${q(name)} tem ${width} × ${height} píxeis, e aqui são precisos pelo menos ${leastWidth} × ${leastHeight}.\nUse o original em tamanho grande. Aumentar uma imagem pequena não serve: ficaria desfocada.`,
    pictureUnused: ({ name }) =>
      `Nenhuma página mostra a imagem ${q(name)}.\nApague o ficheiro, se já não for preciso.`,
    dayUnreal: ({ date }) => `${q(date)} não pode ser o dia de um evento.\nCorrija o dia, o mês ou o ano.`,
    lastBeforeFirst: ({ first, last }) =>
      `O último dia (${last}) vem antes do primeiro (${first}).\nTroque os dois dias, ou corrija o que está errado.`,
    daysExchanged: ({ first, last }) =>
      `De ${longDate(first)} a ${longDate(last)} são muitos dias para um encontro.\nTalvez o dia e o mês estejam trocados: escreve-se ano-mês-dia. Se está certo assim, não é preciso fazer nada.`,
    tooLong: ({ first, last }) =>
      `De ${longDate(first)} a ${longDate(last)} é tempo a mais.\nCorrija o ano de um dos dois dias.`,
    hoursWrong: ({ from, to }) =>
      `Um evento não pode ser das ${from} às ${to}.\nCorrija uma das horas (as da tarde vão de 12:00 a 23:59), apague a de fim se não for certa, ou acrescente o último dia.`,
    alsoNeeded: ({ key, needed }) =>
      `${q(key)} precisa também de ${q(needed)}.\nAcrescente ${needed}, ou apague ${key}.`,
    hoursTwice: () =>
      `As horas estão duas vezes: as de cada dia (from, to) e as do todo (begins, ends).\nFique só com umas: from e to se se repetem em cada dia, begins e ends se é seguido, como num retiro.`,
    neverTakesPlace: () =>
      `Assim o evento nunca acontece: nenhum dia fica fora das pausas.\nCorrija o primeiro dia, o último ou as pausas.`,
    saidOtherwise: ({ named, written }) =>
      `O texto diz ${q(named)}, mas o evento diz ${q(written)}.\nCorrija um dos dois. Se está certo assim, não é preciso fazer nada.`,
    eurosMissing: () =>
      `O texto diz {euros}, mas falta euros com o valor.\nAcrescente, por exemplo, euros: 10, ou escreva o valor no texto.`,
    eventPassed: ({ last }) =>
      `Este evento já passou: o último dia foi ${longDate(last)}.\nApague o evento, ou mude as datas.`,
    eventHidden: ({ last }) =>
      `Este evento já passou (o último dia foi ${longDate(last)}) e já não aparece no site.\nNão é preciso fazer nada. Para o repetir, mude as datas.`,
    placeholderLeft: () => `Aqui ficou o sinal «…», que só marca o lugar do texto.\nEscreva o texto no seu lugar.`,
    variableUnknown: ({ written, known }) =>
      `${known.length > 0 ? `Aqui só ${braces(known)} é trocado pelo seu valor` : 'Aqui o site não troca nada'}: ${q(written)} ler-se-ia tal como está.\n${known.length > 0 ? `Escreva ${braces(known)}, ou apague as chavetas.` : 'Escreva o texto sem chavetas.'}`,
    unitTwice: ({ unit }) =>
      `No lugar de {euros} o site já escreve a palavra euros: ${q(unit)} lia-se outra vez.\nApague ${q(unit)}.`,
    curlyQuotes: () =>
      `O texto todo está entre aspas curvas (“ ”) ou angulares (« »), e elas ler-se-iam no site.\nUse aspas direitas, que não se leem, ou apague-as. Se é mesmo uma citação, não é preciso fazer nada.`,
    lettersBroken: ({ word }) =>
      `Há letras estragadas em ${q(word)}: perderam-se ao passar de outro programa.\nEscreva outra vez o texto.`,
    wordless: ({ text }) =>
      `Em vez de um texto está ${q(text)}, e é isso que se leria no site.\nEscreva o texto ou, se o campo não fizer falta, apague-o nas duas línguas.`,
    altFileName: ({ text }) =>
      `${q(text)} é o nome do ficheiro, e não diz nada a quem não vê a imagem.\nEscreva o que a imagem mostra, numa frase curta.`,
    listInText: () =>
      `O site não mostra listas nos textos: estas linhas apareceriam seguidas, num só parágrafo.\nPonha cada item num parágrafo, sem o sinal e com uma linha vazia antes.`,
    markup: ({ sign }) =>
      `O site mostra os textos tal como estão escritos, e ${q(sign)} ler-se-ia com todos os sinais.\nApague os sinais e deixe só as palavras.`,
    languagesExchanged: () =>
      `O português e o inglês parecem trocados: cada texto está no lugar do outro.\nTroque os dois textos. Se está certo assim, não é preciso fazer nada.`,
    wrongLanguage: ({ language, other }) =>
      `O texto em ${languageName(language)} parece estar em ${languageName(other)}.\nEscreva a tradução. Se está certo assim, não é preciso fazer nada.`,
    textLong: ({ length, longest }) =>
      `O texto tem ${length} caracteres, e neste lugar cabem bem ${longest}.\nEncurte-o, se puder.`,
    textSame: ({ text }) =>
      `As duas línguas dizem exatamente o mesmo: ${q(text)}.\nTraduza uma delas. Se for mesmo assim, não é preciso fazer nada.`,
    namesApart: ({ original, language, translation }) =>
      `O mesmo nome ou número não é igual nas duas línguas: ${q(original)} em ${languageName(defaultLanguage)}, ${q(translation)} em ${languageName(language)}.\nCorrija um dos dois. Se está certo assim, não é preciso fazer nada.`,
    lengthsApart: ({ original, language, translation }) =>
      `Uma das línguas diz muito mais do que a outra: ${original} caracteres em ${languageName(defaultLanguage)}, ${translation} em ${languageName(language)}.\nVeja se falta traduzir uma parte.`,
    sampleLeft: ({ subject }) =>
      `Isto ainda é um exemplo${subject && `: ${q(subject)}`}.\nPonha o verdadeiro no seu lugar e apague a linha sample: true.`,
    sampleField: ({ value }) =>
      `${q(value)} ainda é o do exemplo.\nPonha o verdadeiro no seu lugar. Quando nada aqui for do exemplo, apague também a linha sample: true, se a houver.`,
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
