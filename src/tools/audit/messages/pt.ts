import type { ViewName } from '../inspect-pages.ts'
import type { Unreadable } from '../readable.ts'

/** What is wrong, and what to do about it. */
export interface Message {
  readonly what: string
  readonly remedy: string
}

interface Seen {
  readonly view: ViewName
}
/** A part of a page, or a picture of it, and its size. */
interface Weight {
  readonly location: string
  readonly bytes: number
}
interface Heavy {
  readonly bytes: number
  readonly budget: number
  /** The heaviest parts, heaviest first. */
  readonly parts: readonly Weight[]
}

const views: Readonly<Record<ViewName, string>> = {
  narrow: 'num telemóvel estreito (320 píxeis)',
  narrowLarge: 'num telemóvel, com as letras ao dobro do tamanho',
  wideLarge: 'num computador, com as letras ao dobro do tamanho',
}
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).replace('.', ',')} kB`
const weights = (parts: readonly Weight[]): string =>
  parts.map(({ location, bytes }) => `${location} (${kilobytes(bytes)})`).join('; ')
const programFault =
  'Se não foi um texto ou um nome seu que mudou, isto é do programa: mostre esta mensagem a quem o desenvolve.'
const shorter = 'Encurte este texto, ou parta em duas a palavra mais comprida.'

/** The messages about a built page, and the words around them. */
export const pt = {
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
    accessibility: ({ rule, help }: { readonly rule: string; readonly help: string }) => ({
      what: `Quem usa um leitor de ecrã, o teclado ou vê mal não se serve bem disto. A regra (${rule}): ${help}.`,
      remedy: programFault,
    }),
    noMainHeading: () => ({
      what: 'A página não tem um título principal: quem não a vê não sabe onde está.',
      remedy: 'Ponha na página um bloco de abertura (type: hero).',
    }),
    twoMainHeadings: () => ({
      what: 'A página tem mais do que um título principal.',
      remedy: 'Deixe nela um só bloco de abertura (type: hero).',
    }),
    invalidHtml: ({ rule, message }: { readonly rule: string; readonly message: string }) => ({
      what: `O HTML desta parte não é válido. A regra (${rule}), em inglês: ${message}.`,
      remedy: programFault,
    }),
    notServed: ({ address }: { readonly address: string }) => ({
      what: `Este endereço não leva a nada: «${address}» não existe no site.`,
      remedy: 'Confirme o endereço e o nome do ficheiro.',
    }),
    anchorMissing: ({ address }: { readonly address: string }) => ({
      what: `Isto desliza para «${address}», que não está nesta página.`,
      remedy: 'Confirme o nome: é o que está em anchor, no bloco aonde deve ir.',
    }),
    addressForm: ({ address }: { readonly address: string }) => ({
      what: `«${address}» não é um endereço que se possa abrir.`,
      remedy: 'Escreva um endereço que comece por https://, mailto: ou tel:, sem espaços.',
    }),
    pageHeavy: ({ bytes, budget, parts, texts }: Heavy & { readonly texts: readonly string[] }) => ({
      what: `A página pesa ${kilobytes(bytes)}; até ${kilobytes(budget)} aparece logo, mesmo com pouca rede. O que pesa mais: ${weights(parts)}.`,
      remedy: `Pode ficar assim, mas é mais lenta a abrir. Para a aliviar, encurte textos${texts.length ? ` (os mais compridos: ${texts.join('; ')})` : ''} ou passe um bloco para outra página.`,
    }),
    picturesHeavy: ({ bytes, budget, parts }: Heavy) => ({
      what: `As fotografias desta página pesam ${kilobytes(bytes)} num telemóvel, e o bom é até ${kilobytes(budget)}. As que pesam mais: ${weights(parts)}.`,
      remedy: 'Pode ficar assim, mas gasta os dados de quem a visita. Para a aliviar, mostre menos fotografias.',
    }),
    noBrowser: () => ({
      what: 'Não há aqui nenhum navegador: não se viu se algum texto fica cortado ou desliza para o lado, nem se as páginas servem a quem não as vê.',
      remedy: 'Instale o Chrome (google.com/chrome) e repita. O resto foi visto.',
    }),
  } satisfies Record<Unreadable['fault'], (facts: Seen) => Message> & Record<string, (facts: never) => Message>,
  labels: {
    /** The last line of a report. */
    ready: ({ pages, warnings }: { readonly pages: number; readonly warnings: number }) =>
      `Pronto para publicar: ${pages === 1 ? '1 página vista' : `${pages} páginas vistas`} nas duas línguas, ${warnings === 1 ? '1 aviso' : `${warnings} avisos`}.`,
    notReady: ({ errors, samples }: { readonly errors: number; readonly samples: number }) =>
      `Ainda não está pronto para publicar: ${errors === 1 ? '1 erro' : `${errors} erros`}${samples ? `, dos quais ${samples} por ainda haver exemplos` : ''}. Até lá fica no ar o site que já lá está.`,
    /** Printed if errors in the content leave nothing to look at. */
    notLookedAt: 'Com estes erros o site não se pode fazer. Corrija-os, e depois vê-se o resto.',
  },
}

/** A language that lacks a message does not compile. */
export type AuditCatalogue = typeof pt
