import type { Field } from 'payload'
import { requireInDefaultLocale } from './require-in-default-locale.ts'

/** The fields that every kind of content page has (specification, section 3: content page). */
export const contentPageFields: Field[] = [
  {
    name: 'displayName',
    type: 'text',
    localized: true,
    maxLength: 200,
    index: true,
    label: { nb: 'Navn', en: 'Name' },
    validate: requireInDefaultLocale,
    admin: {
      description: {
        nb: 'Må fylles ut på norsk. Uten engelsk navn finnes siden bare på norsk.',
        en: 'Needed in Norwegian. Without an English name the page exists in Norwegian only.',
      },
    },
  },
  {
    name: 'ingress',
    type: 'textarea',
    localized: true,
    maxLength: 500,
    label: { nb: 'Ingress', en: 'Intro' },
    admin: {
      description: {
        nb: 'Én til to setninger. Vises på kortet i listen og øverst på siden.',
        en: 'One or two sentences. Shown on the card in the list and at the top of the page.',
      },
    },
  },
  {
    name: 'image',
    type: 'upload',
    relationTo: 'media',
    label: { nb: 'Bilde', en: 'Picture' },
    admin: {
      description: {
        nb: 'Vises på kortet i listen og på siden.',
        en: 'Shown on the card in the list and on the page.',
      },
    },
  },
  {
    name: 'richText',
    type: 'richText',
    localized: true,
    label: { nb: 'Brødtekst', en: 'Body text' },
    admin: {
      description: {
        nb: 'Lenk til våre egne sider som intern lenke, så følger lenken med når siden flyttes.',
        en: 'Link to our own pages as internal links: they still work when the page moves.',
      },
    },
  },
]
