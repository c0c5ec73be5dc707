/**
 * Frequent words that exist in one language only and are not names: the small words that no sentence does without, and
 * some that a site like this one is full of. Words of both are left out: `a`, `as`, `do`, `for`, `me`, `no`.
 */
export const languageWords = {
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
