import { helpedAddresses, helpedPageKeys } from '@trivsel/content-contract/addresses'
import { contactAreasField } from '../fields/contact-areas.ts'
import { growingSelect } from '../fields/growing-select.ts'
import { linkField } from '../fields/link.ts'
import { myPageLabels } from '../globals/my-page-labels.ts'
import { contentCollection } from './content-collection.ts'

const helpedPageLabels = { ...myPageLabels, contact: { nb: 'Kontakt', en: 'Contact' } }

/** What helps on a page of the portal, beside what it is for (specification, section 2: deposit account page). */
export const HelpTexts = contentCollection({
  slug: 'help-texts',
  labels: {
    singular: { nb: 'hjelpetekst', en: 'help text' },
    plural: { nb: 'Hjelpetekster', en: 'Help texts' },
  },
  defaultSort: 'key',
  admin: {
    useAsTitle: 'key',
    defaultColumns: ['key', '_status', 'updatedAt'],
    listSearchableFields: ['key'],
    group: { nb: 'Innhold', en: 'Content' },
  },
  fields: [
    growingSelect({
      name: 'key',
      required: true,
      unique: true,
      index: true,
      label: { nb: 'Side', en: 'Page' },
      options: helpedPageKeys.map((value) => ({
        value,
        label: {
          nb: `${helpedPageLabels[value].nb} (${helpedAddresses[value].no})`,
          en: `${helpedPageLabels[value].en} (${helpedAddresses[value].en})`,
        },
      })),
      admin: {
        description: { nb: 'Hver side kan ha én tekst.', en: 'Each page can have one text.' },
        position: 'sidebar',
      },
    }),
    {
      name: 'heading',
      type: 'text',
      localized: true,
      maxLength: 200,
      label: { nb: 'Overskrift', en: 'Heading' },
      admin: {
        description: {
          nb: 'Uten overskrift bruker siden sin egen.',
          en: 'Without a heading the page has its own.',
        },
      },
    },
    {
      name: 'intro',
      type: 'textarea',
      localized: true,
      maxLength: 1000,
      label: { nb: 'Ingress', en: 'Intro' },
      admin: { description: { nb: 'Vises under overskriften.', en: 'Shown below the heading.' } },
    },
    {
      ...linkField,
      name: 'action',
      label: { nb: 'Første knapp', en: 'First button' },
      admin: {
        description: {
          nb: 'Det leseren som regel er her for. Uten lenke bruker siden sin egen knapp.',
          en: 'The main reason to visit the page. Without a link the page has its own button.',
        },
      },
    },
    {
      name: 'questions',
      type: 'array',
      maxRows: 40,
      label: { nb: 'Spørsmål og svar', en: 'Questions and answers' },
      labels: {
        singular: { nb: 'spørsmål', en: 'question' },
        plural: { nb: 'spørsmål', en: 'questions' },
      },
      admin: {
        description: {
          nb: 'Et spørsmål uten ord på et språk vises ikke på det språket.',
          en: 'A question without text in a language is not shown in that language.',
        },
        initCollapsed: true,
      },
      fields: [
        {
          name: 'question',
          type: 'text',
          localized: true,
          maxLength: 200,
          label: { nb: 'Spørsmål', en: 'Question' },
        },
        { name: 'answer', type: 'richText', localized: true, label: { nb: 'Svar', en: 'Answer' } },
      ],
    },
    contactAreasField,
  ],
})
