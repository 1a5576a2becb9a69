import { isLinkAddress } from '@trivsel/content-contract/own-address'
import type { CheckboxField, Field, GroupField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { linkableCollections } from './linkable-collections.ts'

const validateAddress: TextFieldSingleValidation = (value, options) => {
  if (value && !isLinkAddress(value))
    return options.req.i18n.language === 'nb'
      ? 'Adressen må begynne med https://, mailto: eller tel:'
      : 'The address must start with https://, mailto: or tel:'
  return text(value, options)
}

/** Where a link leads: to another site, or to a page or attachment of our own. */
export const linkTargetFields: Field[] = [
  {
    name: 'kind',
    type: 'radio',
    defaultValue: 'internal',
    label: { nb: 'Går til', en: 'Leads to' },
    options: [
      { value: 'internal', label: { nb: 'Egen side eller fil', en: 'Own page or file' } },
      { value: 'external', label: { nb: 'Et annet nettsted', en: 'Another site' } },
    ],
  },
  {
    name: 'internalReference',
    type: 'relationship',
    relationTo: linkableCollections,
    label: { nb: 'Side eller fil', en: 'Page or file' },
    admin: {
      description: {
        nb: 'Lenken følger siden når den får ny adresse. Er siden ikke publisert, vises ordene uten lenke.',
        en: 'The link still works when the page gets a new address. While the page is not published, the text is shown without a link.',
      },
      condition: (_, link) => link?.kind === 'internal',
    },
  },
  {
    name: 'externalUrl',
    type: 'text',
    label: { nb: 'Nettadresse', en: 'Web address' },
    validate: validateAddress,
    admin: {
      description: {
        nb: 'Hele adressen med https://. En e-postadresse begynner med mailto:, et telefonnummer med tel:',
        en: 'The whole address with https://. An e-mail address starts with mailto:, a telephone number with tel:',
      },
      condition: (_, link) => link?.kind === 'external',
      placeholder: 'https://',
    },
  },
]

export const openInNewTabField: CheckboxField = {
  name: 'openInNewTab',
  type: 'checkbox',
  defaultValue: false,
  label: { nb: 'Åpne i ny fane', en: 'Open in a new tab' },
  admin: {
    description: {
      nb: 'Bare når leseren ellers ville miste noe, for eksempel et halvferdig skjema.',
      en: 'Only when readers would otherwise lose something, such as a half-completed form.',
    },
  },
}

/** A link with its words (specification, section 3: link option). */
export const linkField: GroupField = {
  name: 'link',
  type: 'group',
  interfaceName: 'StoredLink',
  label: { nb: 'Lenke', en: 'Link' },
  fields: [
    ...linkTargetFields,
    {
      name: 'text',
      type: 'text',
      localized: true,
      maxLength: 100,
      label: { nb: 'Lenketekst', en: 'Link text' },
      admin: {
        description: {
          nb: 'Si hvor lenken fører, ikke «les mer» eller «klikk her».',
          en: 'Say where the link leads, not “read more” or “click here”.',
        },
      },
    },
    openInNewTabField,
  ],
}
