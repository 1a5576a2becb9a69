import type { Localized } from '../i18n/localized.ts'

/** `#rrggbb`; empty where the theme keeps its own. */
export type Colours = {
  /** Of buttons, links and headings. */
  readonly brand: string
  /** Of what asks for attention. */
  readonly attention: string
  /** Of training. */
  readonly sports: string
}

/** One that the organisation has uploaded. */
export type ShownPicture = {
  /** With what changes when the picture does. */
  readonly address: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Null where the organisation has none of its own. */
export type Pictures = {
  readonly logo: ShownPicture | null
  /** For dark pages; where there is none, the other is shown on a light ground. */
  readonly logoDark: ShownPicture | null
  /** A square. Icons are made of it. */
  readonly mark: ShownPicture | null
}

/**
 * The organisation that runs the site, as its administrators have described it. All of it is public.
 * Texts are empty where nothing is set.
 */
export type Organisation = {
  /** As the site and its sentences call it. */
  readonly name: Localized
  /** As the register of legal entities has it; in letters and receipts. */
  readonly legalName: string
  /** Nine digits. */
  readonly organisationNumber: string
  /** In one line; in letters. */
  readonly postalAddress: string
  readonly visitingAddress: string
  /** The town or city that it is in. */
  readonly city: string
  readonly phone: string
  readonly email: string
  /** When the telephone is answered. */
  readonly openingHours: Localized
  /** Addresses of its pages elsewhere. */
  readonly links: readonly string[]
  /** The last lines of mails; empty: regards and the name. */
  readonly mailSignature: Localized
  readonly colours: Colours
  /** The address of the style sheet with its colours; null where there are none. */
  readonly theme: string | null
  readonly pictures: Pictures
}
