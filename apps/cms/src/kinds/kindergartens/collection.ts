import { ContactInformation } from '../../blocks/contact-information.ts'
import { ImageSection } from '../../blocks/image-section.ts'
import { RichTextBlock } from '../../blocks/rich-text.ts'
import { TableBlock } from '../../blocks/table.ts'
import { listedCollection } from '../../collections/listed-collection.ts'
import { fileWithTitleField } from '../../fields/file-with-title.ts'
import { kindergartenFactFields } from './fact-fields.ts'

/** A kindergarten and its page (specification, section 3: content page, kindergarten). */
export const Kindergartens = listedCollection({
  kind: 'kindergarten',
  labels: {
    singular: { nb: 'barnehage', en: 'kindergarten' },
    plural: { nb: 'Barnehager', en: 'Kindergartens' },
  },
  columns: ['sortOrder', 'address'],
  searchable: ['address', 'studyPlaceNearby'],
  tabs: [
    { label: { nb: 'Om barnehagen', en: 'About' }, fields: kindergartenFactFields },
    {
      label: { nb: 'Flere deler', en: 'More sections' },
      fields: [
        {
          name: 'optionalFields',
          type: 'blocks',
          maxRows: 30,
          label: { nb: 'Deler på siden', en: 'Sections of the page' },
          admin: {
            description: {
              nb: 'Tekster, bilder, tabeller og kontakter, i den rekkefølgen leseren møter dem.',
              en: 'Texts, pictures, tables and contacts, in the order of the page.',
            },
          },
          labels: {
            singular: { nb: 'del', en: 'section' },
            plural: { nb: 'deler', en: 'sections' },
          },
          blocks: [RichTextBlock, ImageSection, TableBlock, ContactInformation],
        },
      ],
    },
  ],
  lastTab: {
    label: { nb: 'Årsplan og snarveier', en: 'Year plan and shortcuts' },
    fields: [fileWithTitleField('yearPlan', { nb: 'Årsplan', en: 'Year plan' })],
  },
})
