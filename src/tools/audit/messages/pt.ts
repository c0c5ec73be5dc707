import type { ViewName } from '../look-at-pages.ts'
import type { AuditCatalogue } from '../audit-catalogue.ts'

const views: Readonly<Record<ViewName, string>> = {
  narrow: 'num telemóvel estreito (320 píxeis)',
  narrowLarge: 'num telemóvel, com as letras ao dobro do tamanho',
  wideLarge: 'num computador, com as letras ao dobro do tamanho',
}
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).replace('.', ',')} kB`
const weights = (parts: readonly { readonly location: string; readonly bytes: number }[]): string =>
  parts.map(({ location, bytes }) => `${location} (${kilobytes(bytes)})`).join('; ')
const notHers =
  'Se não foi um texto ou um nome seu que mudou, isto é do programa: mostre esta mensagem a quem o desenvolve.'
const shorter = 'Encurte este texto, ou parta em duas a palavra mais comprida.'

export const pt: AuditCatalogue = {
  messages: {
    scrollsSideways: ({ view }) => ({
      what: `Isto é mais largo do que o ecrã ${views[view]}, e a página desliza para o lado.`,
      remedy: shorter,
    }),
    leavesWindow: ({ view }) => ({ what: `Este texto sai do ecrã ${views[view]}.`, remedy: shorter }),
    cutOff: ({ view }) => ({ what: `Este texto aparece cortado ${views[view]}.`, remedy: shorter }),
    covered: ({ view }) => ({
      what: `Este texto fica tapado ${views[view]}.`,
      remedy: 'Encurte este texto, e o nome do site se for comprido.',
    }),
    runOver: ({ view }) => ({ what: `Este texto fica por cima de outro ${views[view]}.`, remedy: shorter }),
    tooSmall: ({ view }) => ({
      what: `Isto é pequeno demais para se tocar com o dedo ${views[view]}.`,
      remedy: 'Dê-lhe um texto mais comprido: duas ou três palavras.',
    }),
    accessibility: ({ rule, help }) => ({
      what: `Quem usa um leitor de ecrã, o teclado ou vê mal não se serve bem disto. A regra (${rule}): ${help}.`,
      remedy: notHers,
    }),
    noMainHeading: () => ({
      what: 'A página não tem um título principal: quem não a vê não sabe onde está.',
      remedy: 'Ponha na página um bloco de abertura (type: hero).',
    }),
    twoMainHeadings: () => ({
      what: 'A página tem mais do que um título principal.',
      remedy: 'Deixe nela um só bloco de abertura (type: hero).',
    }),
    invalidHtml: ({ rule, message }) => ({
      what: `O HTML desta parte não é válido. A regra (${rule}), em inglês: ${message}.`,
      remedy: notHers,
    }),
    notServed: ({ address }) => ({
      what: `Este endereço não leva a nada: «${address}» não existe no site.`,
      remedy: 'Confirme o endereço e o nome do ficheiro.',
    }),
    anchorMissing: ({ address }) => ({
      what: `Isto desliza para «${address}», que não está nesta página.`,
      remedy: 'Confirme o nome: é o que está em anchor, no bloco aonde deve ir.',
    }),
    addressForm: ({ address }) => ({
      what: `«${address}» não é um endereço que se possa abrir.`,
      remedy: 'Escreva um endereço que comece por https://, mailto: ou tel:, sem espaços.',
    }),
    pageHeavy: ({ bytes, budget, parts, texts }) => ({
      what: `A página pesa ${kilobytes(bytes)}; até ${kilobytes(budget)} aparece logo, mesmo com pouca rede. O que pesa mais: ${weights(parts)}.`,
      remedy: `Pode ficar assim, mas é mais lenta a abrir. Para a aliviar, encurte textos${texts.length ? ` (os mais compridos: ${texts.join('; ')})` : ''} ou passe um bloco para outra página.`,
    }),
    picturesHeavy: ({ bytes, budget, parts }) => ({
      what: `As fotografias desta página pesam ${kilobytes(bytes)} num telemóvel, e o bom é até ${kilobytes(budget)}. As que pesam mais: ${weights(parts)}.`,
      remedy: 'Pode ficar assim, mas gasta os dados de quem a visita. Para a aliviar, mostre menos fotografias.',
    }),
    noBrowser: () => ({
      what: 'Não há aqui nenhum navegador: não se viu se algum texto fica cortado ou desliza para o lado, nem se as páginas servem a quem não as vê.',
      remedy: 'Instale o Chrome (google.com/chrome) e repita. O resto foi visto.',
    }),
  },
  labels: {
    ready: ({ pages, warnings }) =>
      `Pronto para publicar: ${pages === 1 ? '1 página vista' : `${pages} páginas vistas`} nas duas línguas, ${warnings === 1 ? '1 aviso' : `${warnings} avisos`}.`,
    notReady: ({ errors, samples }) =>
      `Ainda não está pronto para publicar: ${errors === 1 ? '1 erro' : `${errors} erros`}${samples ? `, dos quais ${samples} por ainda haver exemplos` : ''}. Até lá fica no ar o site que já lá está.`,
    notLookedAt: 'Com estes erros o site não se pode fazer. Corrija-os, e depois vê-se o resto.',
    badChoice: ({ option, value, known }) => `${option} não pode ser "${value}". Pode ser: ${known}.`,
  },
}
