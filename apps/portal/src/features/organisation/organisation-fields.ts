import { contrastOf, standsOut } from '@trivsel/content-contract/contrast'
import { z } from 'zod/mini'
import type { EditableField } from '#core/editable/field.ts'
import { localizedField, textField } from '#core/editable/fields.ts'
import { longest, mostLinks } from '#core/organisation/limits.ts'
import { m } from '#messages'
import { isOrganisationNumber } from '#platform/norwegian-numbers.ts'

/** Nothing, or what the pattern allows. */
const orNothing = (fits: (text: string) => boolean, code: string) =>
  z.refine<string>((text) => text === '' || fits(text), code)

const email = /^[\w.%+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i
const phone = /^\+?\d[\d ]{2,18}$/

const isLink = (text: string) =>
  text.length <= longest.link && URL.parse(text)?.protocol === 'https:'

/** Addresses of pages, one a line. */
const linksField: EditableField<readonly string[], unknown, 'organisationLinks'> = {
  // What is wrong is said of the field: its lines have no inputs of their own.
  schema: z.array(z.string()).check(
    z.maxLength(mostLinks, 'TOO_MANY_LINKS'),
    z.refine((links) => links.every(isLink), 'LINK_INVALID'),
  ),
  inputs: [
    { suffix: '', label: m.organisation_links, hint: m.organisation_links_hint, type: 'lines' },
  ],
  audit: { key: 'organisationLinks', name: m.organisation_links },
  read: ([typed = '']) =>
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  write: (links) => [links.join('\n')],
}

const hex = /^#[0-9a-f]{6}$/
/** It is told apart from the page, which is white by day. */
const showsOnPage = (colour: string) => contrastOf(colour, '#ffffff') >= standsOut

/** `#rrggbb` in small letters, or nothing: the theme's own. */
function colourField<const Key extends string>(description: {
  label: () => string
  hint?: () => string
  audit: Key
  also?: (colour: string) => boolean
}): EditableField<string, unknown, Key> {
  const { label, hint, audit, also = () => true } = description
  return {
    schema: z.string().check(
      z.trim(),
      z.toLowerCase(),
      orNothing((text) => hex.test(text), 'COLOUR_INVALID'),
      orNothing((text) => !hex.test(text) || also(text), 'COLOUR_TOO_LIGHT'),
    ),
    inputs: [{ suffix: '', label, hint, type: 'text' }],
    audit: { key: audit, name: label },
    read: ([typed]) => typed,
    write: (colour) => [colour],
  }
}

/** All that administrators say of the organisation, in the order of the form. */
export const organisationFields = {
  name: localizedField({
    label: m.organisation_name,
    hint: m.organisation_name_hint,
    required: 'NAME_REQUIRED',
    longest: longest.name,
    audit: 'organisationName',
  }),
  legalName: textField({
    label: m.organisation_legal_name,
    hint: m.organisation_legal_name_hint,
    longest: longest.line,
    audit: 'organisationLegalName',
  }),
  organisationNumber: textField({
    label: m.organisation_number,
    longest: longest.line,
    also: orNothing(isOrganisationNumber, 'ORGANISATION_NUMBER_INVALID'),
    audit: 'organisationNumber',
  }),
  postalAddress: textField({
    label: m.organisation_postal_address,
    hint: m.organisation_postal_address_hint,
    longest: longest.line,
    audit: 'organisationPostalAddress',
  }),
  visitingAddress: textField({
    label: m.organisation_visiting_address,
    longest: longest.line,
    audit: 'organisationVisitingAddress',
  }),
  city: textField({
    label: m.organisation_city,
    hint: m.organisation_city_hint,
    longest: longest.line,
    audit: 'organisationCity',
  }),
  phone: textField({
    label: m.organisation_phone,
    longest: longest.phone,
    also: orNothing((text) => phone.test(text), 'PHONE_INVALID'),
    audit: 'organisationPhone',
  }),
  email: textField({
    label: m.organisation_email,
    longest: longest.email,
    also: orNothing((text) => email.test(text), 'EMAIL_INVALID'),
    audit: 'organisationEmail',
  }),
  openingHours: localizedField({
    label: m.organisation_opening_hours,
    hint: m.organisation_opening_hours_hint,
    longest: longest.lines,
    lines: true,
    audit: 'organisationOpeningHours',
  }),
  links: linksField,
  mailSignature: localizedField({
    label: m.organisation_mail_signature,
    hint: m.organisation_mail_signature_hint,
    longest: longest.lines,
    lines: true,
    audit: 'organisationMailSignature',
  }),
  brandColour: colourField({
    label: m.organisation_brand_colour,
    hint: m.organisation_brand_colour_hint,
    audit: 'organisationBrandColour',
    also: showsOnPage,
  }),
  attentionColour: colourField({
    label: m.organisation_attention_colour,
    hint: m.organisation_attention_colour_hint,
    audit: 'organisationAttentionColour',
  }),
  sportsColour: colourField({
    label: m.organisation_sports_colour,
    hint: m.organisation_sports_colour_hint,
    audit: 'organisationSportsColour',
    also: showsOnPage,
  }),
}
