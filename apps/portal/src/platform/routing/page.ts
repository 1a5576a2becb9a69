import { type ListedKind, listedKinds } from '@trivsel/content-contract/kinds'
import { type Locale, perLocale } from '@trivsel/content-contract/locales'
import type { Service } from '../services/services.ts'

/**
 * A page of the site: its address in each language and the query parameters that change
 * what the server renders (others are ignored and never part of a cache key).
 * `$name` is a parameter, `$...name` one that takes all the rest of the path. Links, language switch,
 * hreflang and the page cache derive from this. A feature has its pages in `addresses.ts`.
 */
export type Page = Readonly<Record<Locale, string>> & {
  readonly query?: Readonly<Record<string, RegExp>>
  /** Of those, the ones that may be given several times, as a form with checkboxes does. */
  readonly repeated?: readonly string[]
  /**
   * Of those, the ones that show the same content in another way: the canonical address has none of
   * them.
   */
  readonly viewQuery?: readonly string[]
  /** Parameters that only the browser reads: the rendered page is the same with any value. */
  readonly browserQuery?: readonly string[]
  /** The browser finds the token of a mailed link, or the code of a letter, behind the `#`. */
  readonly browserFragment?: true
  /** The rendered page differs between small and large screens (page size). */
  readonly screen?: true
  /**
   * Something is paid by card here: the page may embed the provider's form, and is entered by loading
   * it (`usePayingDocument`).
   */
  readonly paysByCard?: true
  /** What visitors write is without number: such a page is rendered for every request. */
  readonly cached?: false
  /**
   * Place in the menu that is shown while the editors' own is unavailable; no two have the same.
   */
  readonly menu?: { readonly section: MenuSection; readonly order: number }
  /**
   * It is there while all of them are offered. Without them: the service of its feature, and always
   * where that has none.
   */
  readonly services?: readonly Service[]
  /** It is there until what people have of a service that is switched off is finished, too. */
  readonly untilFinished?: true
  /** It is only read: React renders it, and does not hydrate it (docs/adr/0089-light-pages.md). */
  readonly light?: true
  /** Milliseconds for which a rendered page is good when no content change ends it sooner. */
  readonly life?: number
}

export type MenuSection = 'sports' | 'health' | 'children' | 'food' | 'about'

/** By their ids, which no two features may share. */
export type Pages = Readonly<Record<string, Page>>

/** The second page of a list or a later one; the first has no parameter. */
export const laterPage = /^(?!1$)[1-9]\d{0,3}$/
export const dayQuery = /^\d{4}-\d\d-\d\d$/

/** The id of something of our own; 0 and leading zeros are none. */
export const idQuery = /^[1-9]\d{0,8}$/
/** The id of something that nobody should guess. */
export const uuidQuery = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
export const keyQuery = /^[a-z0-9-]{1,100}$/
/** A page that says whether a place is open: true for as long as a minute lasts. */
export const openingLife = 60_000

/** Address of each item of a list. */
export const itemOf = (kind: ListedKind, name = 'slug') =>
  perLocale((locale) => `${listedKinds[kind].addresses[locale]}/$${name}`)

export const cardList = { query: { page: laterPage }, screen: true } as const

/** What every table of the staff area reads of the address, besides its filters. */
export const tableQuery = ['sort', 'columns', 'page'] as const
