import type { FileFacts } from '../../model/diagnostic-facts.ts'
import { defaultLanguage } from '../../model/language.ts'
import { nameOf, type SchemaNode } from '../../model/schema/schema-node.ts'
import { dayWords } from '../../model/schema/text-node.ts'
import { oneLine, shortened } from '../../yaml/characters.ts'
import type { Counts, FormMessages, Messages, Naming, ValueFacts, Suggestion } from './reported-diagnostic.ts'

const q = (text: string): string => `«${oneLine(shortened(text))}»`
const list = (names: readonly string[]): string => names.map(q).join(', ')
const meant = (name: string | undefined): string => (name === undefined ? '' : ` Quis dizer ${q(name)}?`)
const braces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')
const lineRange = (first: number, end: number) => (first === end ? `a linha ${first}` : `as linhas ${first} a ${end}`)
/** A list helps only while it can be read at a glance. */
const choices = (all: readonly string[]) => (all.length > 0 && all.length <= 17 ? ` Existem: ${list(all)}.` : '')
const languages: Readonly<Record<string, string>> = { pt: 'português', en: 'inglês' }
const languageName = (language: string): string => languages[language] ?? language
const n = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
const longDate = (date: string): string => dayWords(date, 'pt')
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`

const fields = (keys: readonly string[], { field }: Naming): string => keys.map((key) => q(field(key))).join(', ')
const ifOptional = ({ isOptional }: Naming): string => (isOptional ? 'Escreva-o ou retire o campo.' : 'Escreva-o.')
const otherSays = (text: string): string => (text ? ` O outro diz: ${q(shortened(text.trim(), 90))}.` : '')

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
  boolean: 'true ou false',
}

/** Of what only a file written by hand can have. */
const fileMessages: Messages<FileFacts> = {
  folderMissing: ({ folder }) => `A pasta ${q(folder)} não existe.\nConfirme o nome da pasta que indicou.`,
  noPages: () => `Nesta pasta não há nenhuma página.\nCada página é um ficheiro .yaml com um path.`,
  fileUnread: ({ name, meant: right, original }) =>
    original
      ? `O ficheiro ${q(name)} é uma cópia de ${q(original)}, como as fazem o iCloud, o OneDrive e a Dropbox: não é lido.\nSe nele falta alguma coisa em ${q(original)}, passe-a para lá; depois apague a cópia.`
      : `O ficheiro ${q(name)} não é lido: uma página é um ficheiro da própria pasta content, com um nome de letras minúsculas sem acentos, algarismos e hífenes, que acaba em .yaml.\n${
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
  quotesNeeded: ({ sign }) =>
    `O texto tem ${q(sign)}, que aqui quer dizer outra coisa${signs[sign] ? ` (${signs[sign]})` : ''}.\n${sign === '\\' ? 'Entre aspas, apague a barra ou, se é precisa, escreva-a duas vezes.' : 'Ponha o texto entre aspas.'}`,
  quoteOpen: () =>
    `As aspas não estão certas: as que abrem o texto têm de o fechar, e só no fim.\nPonha uma aspa no princípio do texto e outra no fim.`,
  spaceMissing: ({ sign }) => `Falta um espaço depois de ${q(sign)}.\nAcrescente o espaço.`,
  indentWrong: ({ first, last, by }) =>
    `Isto (${lineRange(first, last)}) não está alinhado com o resto: os espaços no princípio dizem a que grupo pertence.\n${by > 0 ? 'Acrescente' : 'Apague'} ${n(Math.abs(by), 'espaço', 'espaços')} no princípio de cada linha.`,
  hyphenExtra: ({ sign }) =>
    sign === '[]'
      ? 'Os sinais [] dizem que a lista está vazia, e por baixo há itens.\nApague-os, e deixe os itens.'
      : `O hífen começa um item de uma lista, e aqui não há lista nenhuma.\nApague o hífen, e deixe o nome alinhado com os das outras linhas do grupo.`,
  severalValues: ({ value }) =>
    `Estão aqui vários valores (${q(value)}) onde devia estar um.\nPonha-os entre parênteses retos, com uma vírgula entre eles.`,
  severalFields: ({ key }) =>
    `Há mais do que um campo nesta linha, e cada um começa uma linha nova.\nPasse ${q(`${key}:`)}, com o que vem depois, para uma linha só dele.`,
  signMissing: ({ sign }) =>
    `Falta o sinal ${q(sign)}${uses[sign] ? `: ${uses[sign]}` : ''}.\nAcrescente-o, como nas outras linhas iguais.`,
  barText: ({ sign }) =>
    `Depois do sinal ${q(sign)} não pode haver texto na mesma linha.\nPasse o texto para a linha de baixo, alinhado com o resto.`,
  textBeside: ({ key, missing }) =>
    `Ao texto ao lado de ${q(key)} falta o seu nome, ${q(missing)}: por baixo continua o grupo a que pertence.\nPasse-o para uma linha só dele, por baixo de ${key}.`,
  looseText: ({ first, last, isList }) =>
    isList
      ? `Isto (${lineRange(first, last)}) é uma lista por baixo de um texto, e assim não se lê com ele.\nPonha | depois do nome e, por baixo, as linhas todas, com mais dois espaços do que o nome.`
      : `Isto (${lineRange(first, last)}) continua o texto de cima, mas assim não se lê com ele.\nAlinhe o texto todo com mais dois espaços do que o nome. Se tem parágrafos ou dois pontos, ponha | depois do nome.`,
  strayLines: ({ first, last, isMail }) =>
    `${
      isMail
        ? `Isto é correio citado, com > no princípio (${lineRange(first, last)}), e aqui não pertence a nenhum campo.`
        : `Isto não pertence a nada (${lineRange(first, last)}): não é um campo, nem continua um texto.`
    }\nSe é texto, passe-o para o campo a que pertence. Se é uma nota sua, ponha # no princípio da linha. Se não faz falta, apague-o.`,
  tabIndent: () => `A linha começa com a tecla Tab, que aqui não serve.\nApague-a e alinhe a linha com espaços.`,
  conflictMarks: () =>
    `Aqui estão juntas duas versões deste ficheiro, uma por baixo da outra: o git pôs marcas à volta do que difere (<<<<<<<, =======, >>>>>>>).\nEm cada marca, decida que versão fica, junte o que há de bom nas duas, e apague as linhas das marcas.`,
  foreign: ({ kind }) =>
    ({
      rtf: 'Isto é um documento de um processador de texto (RTF), e não um ficheiro de texto simples.\nReponha o ficheiro que aqui estava. No editor de texto, guarde sempre como «texto simples».',
      html: 'Isto é uma página da Internet (HTML), e não um ficheiro do site.\nReponha o ficheiro que aqui estava, e cole só as palavras no campo a que pertencem.',
      binary:
        'Isto é um documento, um PDF ou uma imagem, e não um ficheiro de texto.\nReponha o ficheiro que aqui estava. As imagens vão na pasta content/images.',
      report:
        'Está aqui colada uma mensagem da verificação, que se leria no site.\nApague a mensagem, e só ela. Depois verifique outra vez.',
      aliases: 'Há aqui âncoras do YAML (&nome e *nome), que este site não usa.\nEscreva por extenso o que repetem.',
    })[kind],
  manyMore: ({ count }) => `E mais ${count} neste ficheiro.\nCorrija primeiro os de cima, e verifique outra vez.`,
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
    `Aqui não existe ${q(key)}.${meant(name)}\n${name ? `Corrija o nome.${choices(known)}` : `Corrija o nome ou, se não faz falta, apague-o com tudo o que é dele.${choices(known)}`}`,
}

const valueMessages: Messages<ValueFacts> = {
  fileMissing: ({ name }) => `Falta o ficheiro ${q(name)}.\nSem ele o site não se pode fazer: reponha-o.`,
  unseenCharacter: ({ code }) =>
    `Há aqui um carácter que não se vê (U+${code}), talvez colado de outro programa.\nApague-o: apague a palavra e volte a escrevê-la, ou use a linha que se segue.`,
  missingKey: ({ key, isList }) =>
    `Falta ${q(key)}.\n${
      isList ? `Escreva a linha ${key}: e, por baixo, cada item com hífen.` : 'Sem ele, este grupo não está completo.'
    }`,
  incomplete: ({ keys, choice }) =>
    `Falta aqui quase tudo: ${list(keys)}${choice.length > 0 ? `, e um destes: ${list(choice)}` : ''}.\nReponha o que se apagou (Ctrl+Z) ou, se já não faz falta, apague também o que ficou.`,
  missingLanguage: ({ language, other }) =>
    `Falta o texto em ${languageName(language)}.${other && ` O outro diz: ${q(other)}`}\nEscreva a tradução ou, se o campo não fizer falta, apague-o nas duas línguas.`,
  emptyText: () => `O texto está vazio.\nEscreva o texto, ou apague o campo todo se ele não fizer falta.`,
  emptyValue: ({ allowed, isList, mayBeEmpty }) =>
    `Falta o que vem depois dos dois pontos.\n${
      isList
        ? `Escreva por baixo pelo menos um item, começado por um hífen. Se não há nenhum, ${mayBeEmpty ? 'escreva []' : 'apague a linha ou, se ela é precisa, o bloco ou a página a que pertence'}.`
        : `Escreva-o.${choices(allowed)} Se não faz falta, apague a linha.`
    }`,
  emptyGroup: () => 'Não tem nada dentro.\nEscreva pelo menos um dos seus dados, ou apague a linha.',
  notOneOf: ({ value, allowed, meant: name }) =>
    `${q(value)} não existe.${meant(name)}\nEscolha um destes: ${list(allowed)}.`,
  wrongForm: ({ value, patternErrorMessage: message }) => `${q(value)} ${message}`,
  wrongKind: ({ wanted, value }) =>
    `Aqui devia estar ${kinds[wanted] ?? wanted}${value && `, e está ${q(value)}`}.\n${wanted === 'true' || wanted === 'false' ? `Escreva ${wanted} ou, se não o quer, apague a linha.` : 'Compare com outro bloco igual e escreva da mesma maneira.'}`,
  badName: ({ name }) =>
    `${q(name)} não serve de nome.\nUse só minúsculas sem acentos, algarismos e hífenes, a começar por uma letra.`,
  numberOutside: ({ value, least, most }) =>
    `${q(value)} não pode ser.\nEscreva um número ${least === undefined ? `até ${most}` : most === undefined ? `a partir de ${least}` : `entre ${least} e ${most}`}.`,
  itemTwice: ({ value }) =>
    `${value ? `${q(value)} está duas vezes na lista.` : 'Este item está duas vezes na lista.'}\nApague um dos dois.`,
  noChoice: ({ keys }) => `Falta um destes: ${list(keys)}.\nAcrescente um deles, e só um.`,
  tooManyChoices: ({ present }) => `${list(present)} não podem estar juntos.\nFique só com um deles.`,
  tooFew: ({ least }) =>
    `A lista precisa de pelo menos ${least}.\nAcrescente o que falta. Se não há nada a pôr nela, retire a lista ou, se ela é mesmo precisa, o bloco ou a página a que pertence.`,
  tooMany: ({ most }) => `A lista só pode ter ${most}.\nRetire o que está a mais.`,
  pathTwice: ({ path, otherFile }) => `O endereço ${q(path)} já é o da página ${otherFile}.\nMude o path de uma delas.`,
  pathTaken: ({ path }) => `O endereço ${q(path)} está reservado.\nEscolha outro ou, se está em formerly, apague-o.`,
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
    `Nenhum bloco da página tem anchor: ${name}.${meant(other)}\n${known.length > 0 ? `Escolha um destes: ${list(known)}.` : 'Ponha um anchor no bloco para onde o botão deve ir.'}`,
  unknownPhone: ({ name, known, meant: other }) =>
    `Em site.yaml não há nenhum telefone chamado ${q(name)}.${meant(other)}\n${known.length > 0 ? `Escolha um destes: ${list(known)}.` : 'Acrescente-o em phones.'}`,
  unknownContact: ({ name, known, meant: other }) =>
    `Em site.yaml não há nenhum telefone nem outro contacto chamado ${q(name)}.${meant(other)}\n${known.length > 0 ? `Escolha um destes: ${list(known)}.` : 'Acrescente-o em contacts ou phones.'}`,
  contactTwice: ({ name }) =>
    `O nome ${q(name)} já é o de outro telefone ou contacto.\nDê a um deles outro nome: por ele se sabe aonde um botão leva.`,
  channelMissing: ({ name, channel }) =>
    channel === 'call'
      ? `O telefone ${q(name)} não serve para ligar (channels), e esta ligação ligaria para lá.\nEscolha outro contacto ou acrescente call aos channels do telefone.`
      : `O telefone ${q(name)} não tem WhatsApp (channels), e este botão abriria lá uma conversa.\nUse contact em vez de chat, escolha outro telefone ou acrescente whatsapp aos channels.`,
  phoneLength: ({ digits }) =>
    `Um número português tem nove algarismos depois de +351, e este tem ${digits}.\nVeja que algarismo falta ou está a mais.`,
  unknownPage: ({ name, known, meant: other }) =>
    `Nenhuma página tem o endereço ${q(name)}.${meant(other)}\nCorrija o endereço.${choices(known)}`,
  unknownEvent: ({ name, known, meant: other, places }) =>
    places
      ? `Em events.yaml não há nenhum evento, e estes sítios mostram um pelo nome: ${places.join(', ')}.\nReponha os eventos ou, se já não há nenhum, apague as linhas only: e os blocos que têm event:.`
      : `Em events.yaml não há nenhum evento chamado ${q(name)}.${meant(other)}\nCorrija o nome.${choices(known)} Se o evento já não existe, apague aqui o nome dele, ou o bloco que o mostra.`,
  eventTwice: ({ name }) =>
    `O nome ${q(name)} já é o de outro evento.\nDê a um dos eventos outro nome: por ele se sabe de qual se trata.`,
  unknownPicture: ({ name, known, meant: other }) =>
    `Em content/images não há nenhuma imagem ${q(name)}.${meant(other)}\nPonha lá o ficheiro ou corrija o nome.${choices(known)}`,
  pictureOutside: ({ name }) =>
    `${q(name)} é um atalho para fora de content/images, ou para um ficheiro que já não existe.\nPonha na pasta o próprio ficheiro.`,
  pictureTooBig: ({ name }) =>
    `A imagem ${q(name)} tem mais de 40 MB.\nReduza-a e guarde-a outra vez como JPG: 2400 píxeis de largura chegam sempre.`,
  pictureName: ({ name }) =>
    `O nome ${q(name)} não serve para uma imagem: tem no máximo 120 letras e acaba em .jpg, .png, .webp ou .avif.\nMude-lhe o nome, aqui e na pasta content/images.`,
  picturePixels: ({ name }) =>
    `A imagem ${q(name)} tem píxeis a mais: nenhum lado pode ter mais de 16 000, e ao todo são 250 milhões no máximo.\nReduza-a e guarde-a outra vez: 2400 píxeis de largura chegam sempre.`,
  picturePlace: ({ name }) =>
    `A fotografia ${q(name)} diz onde foi tirada (GPS), e quem vê os ficheiros do site pode lê-lo.\nEscolha-a outra vez no editor, que tira a localização, ou tire-a num programa de imagens.`,
  pictureForm: ({ name }) =>
    `${q(name)} não é uma fotografia que o site possa mostrar.\nUse um ficheiro JPG, PNG, WebP ou AVIF. Abra-o num programa de imagens e guarde-o como JPG.`,
  pictureHeic: ({ name }) =>
    `${q(name)} é uma fotografia do iPhone (HEIC), que os navegadores não mostram.\nExporte-a como JPG: no iPhone ou no Mac, abra-a em Fotografias e escolha Exportar, ou envie-a por e-mail.`,
  pictureBroken: ({ name }) =>
    `A imagem ${q(name)} está estragada ou incompleta.\nCopie outra vez o ficheiro original para content/images.`,
  pictureElsewhere: ({ name }) =>
    `Em vez da imagem ${q(name)} está só uma nota do Git LFS, que a guarda noutro sítio.\nCorra ${q('git lfs pull')} na pasta do site. Para se ver também no editor do site, deixe o Git LFS.`,
  pictureSmall: ({ name, width, height, leastWidth, leastHeight }) =>
    `A imagem ${q(name)} tem ${width} × ${height} píxeis, e aqui são precisos pelo menos ${leastWidth} × ${leastHeight}.\nUse o original em tamanho grande. Aumentar uma imagem pequena não serve: ficaria desfocada.`,
  pictureUnused: ({ name }) => `Nenhuma página mostra a imagem ${q(name)}.\nApague o ficheiro, se já não for preciso.`,
  dayUnreal: ({ date }) => `${q(date)} não pode ser: esse dia não existe, ou o ano está errado.\nCorrija a data.`,
  lastBeforeFirst: ({ first, last, isShown }) =>
    isShown
      ? `O evento só apareceria a partir de ${first}, e nesse dia já acabou (${last}).\nEscreva um dia antes do evento ou, se ele pode aparecer já, apague a linha.`
      : `O último dia (${last}) vem antes do primeiro (${first}).\nTroque os dois dias, ou corrija o que está errado.`,
  daysExchanged: ({ first, last }) =>
    `De ${longDate(first)} a ${longDate(last)} são muitos dias para um encontro.\nTalvez o dia e o mês estejam trocados: escreve-se ano-mês-dia. Se está certo assim, não é preciso fazer nada.`,
  tooLong: ({ first, last }) => `De ${longDate(first)} a ${longDate(last)} é tempo a mais.\nCorrija o ano de um deles.`,
  hoursWrong: ({ from, to }) =>
    `Um evento não pode ser das ${from} às ${to}.\nCorrija uma das horas (as da tarde vão de 12:00 a 23:59), ou retire a de fim se não for certa. Se dura até outro dia, como um retiro, precisa de datas (days) com o último dia, o início no primeiro dia (begins) e o fim no último (ends).`,
  alsoNeeded: ({ key, needed }) => `${q(key)} precisa também de ${q(needed)}.\nAcrescente ${needed}, ou apague ${key}.`,
  hoursTwice: () =>
    `As horas estão duas vezes: as de cada dia (from, to) e as do todo (begins, ends).\nFique só com umas: from e to se se repetem em cada dia, begins e ends se é seguido, como num retiro.`,
  neverTakesPlace: () =>
    `Assim o evento nunca acontece: nenhum dia fica fora das pausas.\nCorrija o primeiro dia, o último ou as pausas.`,
  saidOtherwise: ({ named, written }) =>
    `O texto diz ${q(named)}, mas o evento diz ${q(written)}.\nCorrija um dos dois. Se está certo assim, não é preciso fazer nada.`,
  eurosMissing: () =>
    `O texto diz {euros}, mas falta euros com o valor.\nAcrescente, por exemplo, euros: 10, ou escreva o valor no texto.`,
  taxNumberWrong: ({ number }) => `${q(number)} não é um NIF: o último algarismo não condiz.\nConfirme cada algarismo.`,
  openingWrong: ({ from, to }) =>
    `A consulta não pode abrir às ${from} e fechar às ${to}.\nCorrija uma das horas: as da tarde vão de 12:00 a 23:59.`,
  addressMissing: () =>
    `O texto diz {address}, mas falta a morada da consulta.\nAcrescente-a em site.yaml (practice, address), ou escreva a morada no texto.`,
  away: ({ day, isOver }) =>
    isOver
      ? `Isto já não aparece no site: o último dia foi ${longDate(day)}.\nRetire-o ou, para voltar a mostrá-lo, mude o dia.`
      : `Isto ainda não aparece no site: aparece a partir de ${longDate(day)}.\nNão é preciso fazer nada.`,
  pageAway: ({ path }) =>
    `${q(path)} não está hoje no site, e quem seguir esta ligação não encontra nada.\nDê a este bloco os mesmos dias (shown), ou retire a ligação.`,
  homeAway: () => `A página inicial tem de estar sempre no site.\nApague shown, ou ponha-o só nalguns blocos.`,
  wording: ({ hint, word, why }) =>
    `${q(word)}: ${why.pt}\nÉ uma sugestão, não é aconselhamento jurídico. Se está certo assim, acrescente ${hint} a withoutHints, em site.yaml.`,
  eventPassed: ({ last }) => `Este evento já passou: o último dia foi ${longDate(last)}.\nRetire-o, ou mude as datas.`,
  eventHidden: ({ last }) =>
    `Este evento já passou (o último dia foi ${longDate(last)}) e já não aparece no site.\nNão é preciso fazer nada. Para o repetir, mude as datas.`,
  placeholderLeft: () => `Aqui ficou o sinal «…», que só marca o lugar do texto.\nEscreva o texto no seu lugar.`,
  variableUnknown: ({ written, known }) =>
    `${known.length > 0 ? `Aqui só ${braces(known)} é trocado pelo seu valor` : 'Aqui o site não troca nada'}: ${q(written)} ler-se-ia tal como está.\n${known.length > 0 ? `Escreva o texto sem chavetas, ou só com ${braces(known)}.` : 'Escreva o texto sem chavetas.'}`,
  unitTwice: ({ unit }) => `No lugar de {euros} o site já escreve euros: ${q(unit)} lia-se outra vez.\nApague-o.`,
  quotesAround: () =>
    `O texto todo está entre aspas, e elas ler-se-iam no site.\nApague-as. Se é mesmo uma citação, não é preciso fazer nada.`,
  lettersBroken: ({ word }) =>
    `Há letras estragadas em ${q(word)}: perderam-se ao passar de outro programa.\nEscreva outra vez o texto.`,
  lettersUndrawn: ({ letters }) =>
    `O tipo de letra do site não tem estas letras: ${q(letters)}. Faltam na imagem que se vê ao partilhar a página.\nEscreva o título em letras latinas, gregas ou cirílicas.`,
  wordless: ({ text }) =>
    `Em vez de um texto está ${q(text)}, e é isso que se leria no site.\nEscreva o texto ou, se o campo não fizer falta, apague-o nas duas línguas.`,
  fieldInText: ({ text }) =>
    `${q(text)} está dentro do texto, e os visitantes haviam de o ler.\nSe é um campo, tire espaços do início da linha, até ficar por baixo do campo do texto.`,
  leftOver: ({ text }) =>
    `${q(text)} parece ter ficado de um modelo ou de outro programa, e os visitantes haviam de o ler.\nEscreva o que falta, ou apague-o. Se está certo assim, não é preciso fazer nada.`,
  altFileName: ({ text }) =>
    `${q(text)} é o nome do ficheiro, e não diz nada a quem não vê a imagem.\nEscreva o que a imagem mostra, numa frase curta.`,
  listInText: ({ isRich }) =>
    isRich
      ? `Com estes sinais o site não faz uma lista: as linhas apareceriam seguidas, num só parágrafo.\nComece cada item por um hífen e um espaço.`
      : `O site não mostra listas neste texto: estas linhas apareceriam seguidas, num só parágrafo.\nPonha cada item num parágrafo, sem o sinal e com uma linha vazia antes.`,
  markup: ({ sign, isRich }) =>
    isRich
      ? `Um texto longo tem parágrafos, negrito, itálico, ligações e listas: ${q(sign)} ler-se-ia com todos os sinais.\nEscreva-o com **negrito**, *itálico*, [ligação](/pagina) sem espaços, ou «- item». Se os sinais são para se ler, ponha uma barra antes: \\${sign[0] ?? ''}`
      : `O site mostra este texto tal como está escrito, e ${q(sign)} ler-se-ia com todos os sinais.\nApague os sinais e deixe só as palavras.`,
  linkTarget: ({ target }) =>
    `A ligação vai para ${q(target)}, e o site não sabe onde isso fica.\nEscreva o endereço de uma página (/biodanza), um bloco (#contact), ou um endereço completo, como https://exemplo.pt, mailto:ana@exemplo.pt ou tel:+351912345678.`,
  linksApart: () =>
    `O português e o inglês não têm as mesmas ligações e listas.\nPonha nas duas línguas as mesmas. Se está certo assim, não é preciso fazer nada.`,
  languagesExchanged: () =>
    `O português e o inglês parecem trocados: cada texto está no lugar do outro.\nTroque os dois textos. Se está certo assim, não é preciso fazer nada.`,
  languageAfter: ({ language, other }) =>
    `O texto em ${languageName(language)} parece continuar em ${languageName(other)}.\nPasse essa parte para o texto em ${languageName(other)}. Se está certo assim, não é preciso fazer nada.`,
  wrongLanguage: ({ language, other }) =>
    `O texto em ${languageName(language)} parece estar em ${languageName(other)}.\nEscreva a tradução. Se está certo assim, não é preciso fazer nada.`,
  textLong: ({ length, longest }) => `O texto tem ${length} caracteres, e aqui cabem ${longest}.\nEncurte-o, se puder.`,
  textSame: ({ text }) =>
    `As duas línguas dizem exatamente o mesmo: ${q(text)}.\nTraduza uma delas. Se for mesmo assim, não é preciso fazer nada.`,
  namesApart: ({ original, language, translation }) =>
    `O mesmo nome ou número não é igual nas duas línguas: ${q(original)} em ${languageName(defaultLanguage)}, ${q(translation)} em ${languageName(language)}.\nCorrija um dos dois. Se está certo assim, não é preciso fazer nada.`,
  lengthsApart: ({ original, language, translation }) =>
    `Uma das línguas diz muito mais do que a outra: ${original} caracteres em ${languageName(defaultLanguage)}, ${translation} em ${languageName(language)}.\nVeja se falta traduzir uma parte. Se está certo assim, não é preciso fazer nada.`,
  sampleLeft: ({ subject }) =>
    `Isto ainda é um exemplo${subject && `: ${q(subject)}`}.\nPonha o verdadeiro no seu lugar e apague a linha sample: true.`,
  sampleField: ({ value }) =>
    `${q(value)} ainda é o do exemplo.\nPonha o verdadeiro no seu lugar. Quando nada aqui for do exemplo, apague também a linha sample: true, se a houver.`,
}

/** What a form of the editor says in place of all messages in `files`. */
const inFile = 'Isto foi escrito fora da edição, e o site não o consegue ler. Carregue para ver o texto e corrigi-lo.'

const formMessages: FormMessages = {
  fileMissing: ({ name }, { file }) =>
    `Falta uma parte do site: ${q(file(name))}. Em «Publicar» pode trazê-la de volta de uma versão anterior.`,
  unseenCharacter: () => 'Há aqui um carácter que não se vê, talvez colado. Apague a palavra e volte a escrevê-la.',
  missingKey: ({ key }, { field }) => `Falta ${q(field(key))}.`,
  incomplete: ({ keys, choice }, naming) =>
    `Falta aqui quase tudo: ${fields([...keys, ...choice.slice(0, 1)], naming)}. Escreva-o ou, se já não faz falta, retire o que ficou.`,
  missingLanguage: ({ language, other: text }, { isOptional }) =>
    `Falta o texto em ${languageName(language)}.${otherSays(text)}${
      isOptional ? ' Se não faz falta, apague-o nas duas línguas e retire o campo.' : ''
    }`,
  emptyText: (_, naming) => `Falta escrever. ${ifOptional(naming)}`,
  emptyValue: ({ allowed, isList }) =>
    isList ? 'Lista vazia. Acrescente pelo menos um.' : allowed.length > 0 ? 'Falta escolher.' : 'Falta escrever.',
  emptyGroup: () => 'Ainda não tem nada. Acrescente pelo menos um dado, ou retire-o.',
  notOneOf: () => 'Isto não é uma das possibilidades. Escolha uma da lista.',
  wrongForm: ({ controlMessage: said, patternErrorMessage: message }) => said ?? `Isto ${message.replace('\n', ' ')}`,
  wrongKind: ({ wanted, value }) =>
    wanted === 'number' || wanted === 'integer'
      ? `${q(value)} não é um número. Escreva só algarismos.`
      : 'Isto não está como devia. Corrija-o, ou retire-o e acrescente-o de novo.',
  itemTwice: ({ value }, naming) => `${value ? q(naming.value(value)) : 'Isto'} está duas vezes na lista. Retire uma.`,
  noChoice: ({ keys }, naming) => `Falta escolher um destes: ${fields(keys, naming)}.`,
  tooManyChoices: ({ present }, naming) => `${fields(present, naming)} não podem estar juntos. Fique só com um deles.`,
  pathTwice: ({ otherFile }, { page }) =>
    `Este endereço já é o da página ${q(page(otherFile))}. Em «Páginas», mude o endereço de uma delas.`,
  pathTaken: () => 'Este endereço está reservado. Mude-o em «Páginas» ou, se é um endereço antigo, retire-o.',
  formerlyTaken: ({ otherFile }, { page }) =>
    `Um endereço antigo desta página também é da página ${q(page(otherFile))}: só um deles pode valer. Retire-o de uma delas.`,
  noHome: () => 'Nenhuma página é a inicial, e o site precisa de uma. Em «Publicar» pode trazê-la de volta.',
  pageUnlinked: () =>
    'Nenhuma ligação do site leva a esta página: só lá chega quem souber o endereço. Acrescente uma no rodapé ou num botão. Se é mesmo assim que a quer, não é preciso fazer nada.',
  headingMissing: () =>
    'A página não tem abertura, que é onde está o seu título grande. Acrescente um bloco «Abertura» no princípio.',
  headingTwice: ({ firstBlock }, { block }) =>
    `A página já tem uma abertura, ${q(block(firstBlock))}, e só deve ter um título grande. Fique só com uma delas.`,
  anchorTwice: ({ firstBlock }, { block }) => `O bloco ${q(block(firstBlock))} já tem este nome. Dê outro a um deles.`,
  unknownAnchor: () => 'O sítio desta página a que isto leva já não existe. Escolha outro.',
  unknownPhone: () => 'O telefone daqui não existe no site. Escolha outro, ou acrescente um em «Todo o site».',
  wording: ({ word, why }) =>
    `${q(word)}: ${why.pt} É uma sugestão, não é aconselhamento jurídico. Pode desligá-la em «Todo o site», «Sugestões dispensadas».`,
  unknownContact: () => 'O contacto que aqui estava já não existe. Escolha outro.',
  contactTwice: () => 'Dois contactos têm o mesmo nome por dentro. Dê outro a este.',
  channelMissing: ({ channel }) =>
    channel === 'call'
      ? 'Este telefone não serve para ligar, segundo os dados do site. Escolha outro contacto.'
      : 'Este telefone não tem WhatsApp, segundo os dados do site. Escolha outro, ou uma chamada em vez de uma conversa.',
  pageAway: () => 'Aquilo a que isto leva não está hoje no site. Dê a este bloco os mesmos dias ou retire a ligação.',
  homeAway: () => 'A página inicial tem de estar sempre no site. Retire os dias.',
  unknownPage: () => 'Nenhuma página tem o endereço a que isto leva. Escolha outra.',
  unknownEvent: () => 'O evento que aqui estava já não existe. Escolha outro.',
  eventTwice: () => 'Dois eventos têm o mesmo nome por dentro. Dê outro a este.',
  unknownPicture: () => 'A imagem que aqui estava já não existe. Escolha outra.',
  pictureOutside: () => 'A imagem que aqui estava não está no site. Escolha-a outra vez.',
  pictureTooBig: () => 'Esta imagem tem mais de 40 MB. Guarde-a mais pequena como JPG, e escolha-a outra vez.',
  pictureName: () => 'Esta imagem tem um nome demasiado longo, ou de outro tipo de ficheiro. Escolha-a outra vez.',
  picturePixels: () => 'Esta imagem tem píxeis a mais. Reduza-a, e escolha-a outra vez.',
  picturePlace: () => 'Esta fotografia diz onde foi tirada (GPS). Escolha-a outra vez: o editor tira a localização.',
  pictureForm: () => 'Isto não é uma fotografia que o site possa mostrar. Escolha um JPG, PNG, WebP ou AVIF.',
  pictureHeic: () => 'Esta fotografia do iPhone (HEIC) não se vê nos navegadores. Exporte-a como JPG.',
  pictureBroken: () => 'Esta imagem está estragada ou incompleta. Escolha outra vez a original.',
  pictureElsewhere: () => 'O Git LFS guarda esta imagem noutro sítio, onde este programa não chega. Escolha-a de novo.',
  pictureSmall: ({ width, height, leastWidth, leastHeight }) =>
    `Esta imagem tem ${width} × ${height} píxeis, e aqui são precisos pelo menos ${leastWidth} × ${leastHeight}. Use o original em tamanho grande.`,
  pictureUnused: () => 'Nenhuma página mostra esta imagem. Pode ficar: não pesa no site.',
  dayUnreal: ({ date }, { day }) =>
    `${q(day(date))} não pode ser: esse dia não existe, ou o ano está errado. Corrija a data.`,
  lastBeforeFirst: ({ first, last, isShown }, { day }) =>
    isShown
      ? `O evento só apareceria a partir de ${day(first)}, e nesse dia já acabou (${day(last)}). Escolha um dia antes do evento.`
      : `O último dia (${day(last)}) vem antes do primeiro (${day(first)}). Troque-os, ou corrija o que está errado.`,
  daysExchanged: ({ first, last }, { day }) =>
    `De ${day(first)} a ${day(last)} são muitos dias para um encontro. Talvez o dia e o mês estejam trocados. Se está certo assim, não é preciso fazer nada.`,
  alsoNeeded: ({ key, needed }, { field }) =>
    `Com ${q(field(key))} é preciso também ${q(field(needed))}. Acrescente-o, ou retire ${q(field(key))}.`,
  hoursWrong: ({ from, to }) =>
    `Um evento não pode ser das ${from} às ${to}. Corrija uma das horas (as da tarde vão de 12:00 a 23:59), ou retire a de fim se não for certa. Se dura até outro dia, como um retiro, escolha datas: a hora a que começa no primeiro dia, e a que acaba no último.`,
  hoursTwice: (_, naming) =>
    `As horas estão duas vezes. Fique com ${fields(['from', 'to'], naming)} se se repetem em cada dia, ou com ${fields(['begins', 'ends'], naming)} se é seguido, como num retiro.`,
  eurosMissing: (_, { field }) => `O texto diz o preço, mas falta ${q(field('euros'))}. Acrescente-o.`,
  addressMissing: () =>
    'O texto diz a morada da consulta, e ela ainda não está em «Todo o site». Acrescente-a ali, ou escreva aqui a morada.',
  variableUnknown: () => 'As chavetas ler-se-iam no site tal como estão. Apague-as, e escreva o texto que deve ler-se.',
  unitTwice: ({ unit }) => `O preço já se lê com a sua unidade: apague ${q(unit)}.`,
  listInText: ({ isRich }) =>
    isRich
      ? 'Assim os itens apareceriam seguidos. Selecione-os, carregue em «Lista», e apague os sinais.'
      : 'O site não mostra listas neste texto: os itens apareceriam seguidos. Faça de cada um um parágrafo, sem o sinal.',
  markup: ({ sign }) => `${q(sign)} ler-se-ia no site com todos os sinais. Apague-os e deixe só as palavras.`,
  linkTarget: ({ target }) =>
    `A ligação vai para ${q(target)}, e o site não sabe onde isso fica. Escreva o endereço de uma página deste site, ou um que comece por https://, mailto: ou tel:.`,
  quotesAround: () => 'As aspas à volta do texto ler-se-iam no site. Apague-as. Se é mesmo uma citação, deixe-as.',
  fieldInText: () => 'Parte deste texto parece um campo que ficou dentro dele. Tire-a daqui, e preencha o campo.',
  altFileName: () => 'Isto é o nome da fotografia, e não diz nada a quem não a vê. Escreva o que mostra, numa frase.',
  sampleLeft: () => 'Isto ainda é um exemplo. Ponha o verdadeiro no seu lugar e desmarque «Exemplo».',
  sampleField: () => 'Isto ainda é o do exemplo. Ponha o verdadeiro no seu lugar.',
}

const labels = {
  error: 'Erro',
  warning: 'Aviso',
  /** What to do with the lines of a correction, which follow below. */
  correction: ({ kind, line, count }: Suggestion): string =>
    ({
      replace: 'Deve ficar assim:',
      add: line > 1 ? `Acrescente, depois da linha ${line - 1}:` : 'Acrescente, no princípio do ficheiro:',
      remove: count > 1 ? `Apague as linhas ${line} a ${line + count - 1}.` : `Apague a linha ${line}.`,
    })[kind],
  /** In how many more lines the same is wrong. */
  more: (lines: number): string => `O mesmo está em mais ${n(lines, 'linha', 'linhas')}.`,
  relatedLocation: 'Ver também',
  /** The last line of a report: what was checked, and how many problems there are. */
  summary: ({ errors, warnings, files, pages, blocks, events, pictures, words, samples }: Counts): string => {
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
  /** What a field is called, by its key and its schema: `title` in `block 5 (events), event 2, title`. */
  field: (key: string, schema: SchemaNode | undefined): string => nameOf(schema) ?? key,
  /** What an item of a list is called, by the key of the list and the schema of its items: `block`, `event`. */
  item: (listKey: string, schema: SchemaNode | undefined): string => nameOf(schema) ?? listKey,
}

/** Everything that is said of diagnostics. A language that lacks one of these does not compile. */
export const pt = { files: fileMessages, values: valueMessages, inFile, forms: formMessages, labels }
