import { linkTargetFields } from '../fields/link.ts'
import { checkRedirect } from '../redirects/check-redirect.ts'
import { shortenChains } from '../redirects/shorten-chains.ts'
import { contentCollection } from './content-collection.ts'

/** Old addresses and where they lead now. */
export const Redirects = contentCollection({
  slug: 'redirects',
  labels: {
    singular: { nb: 'viderekobling', en: 'redirect' },
    plural: { nb: 'Viderekoblinger', en: 'Redirects' },
  },
  defaultSort: 'from',
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', '_status', 'to.internalReference', 'to.externalUrl', 'updatedAt'],
    listSearchableFields: ['from'],
    group: { nb: 'Nettsted', en: 'Site' },
    description: {
      nb: 'Når en publisert side får ny adresse, lages en viderekobling fra den gamle av seg selv.',
      en: 'When a published page gets a new address, a redirect from the old one is made automatically.',
    },
  },
  hooks: { beforeChange: [checkRedirect], afterChange: [shortenChains] },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 1000,
      label: { nb: 'Gammel adresse', en: 'Old address' },
      admin: {
        placeholder: '/gammel-side',
        description: {
          nb: 'Stien på dette nettstedet. En engelsk begynner med /en og leder til den engelske siden.',
          en: 'The path on this site. An English one starts with /en and leads to the English page.',
        },
      },
    },
    {
      name: 'to',
      type: 'group',
      label: { nb: 'Leder til', en: 'Leads to' },
      fields: linkTargetFields,
    },
    {
      name: 'permanent',
      type: 'checkbox',
      defaultValue: true,
      label: { nb: 'For godt', en: 'Permanent' },
      admin: {
        description: {
          nb: 'Søkemotorer bytter da til den nye adressen.',
          en: 'Search engines then use the new address.',
        },
      },
    },
    {
      name: 'automatic',
      type: 'checkbox',
      defaultValue: false,
      label: { nb: 'Laget av seg selv', en: 'Made automatically' },
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: {
          nb: 'Fordi siden fikk en ny adresse. Den forsvinner når siden slettes.',
          en: 'Because the page got a new address. It is removed when the page is deleted.',
        },
      },
    },
  ],
})
