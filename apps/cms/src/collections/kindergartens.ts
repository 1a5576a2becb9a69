import type { CollectionConfig } from 'payload'
import { canSaveContent } from '../access/can-save-content.ts'
import { isPublisher } from '../access/is-publisher.ts'
import { isSignedIn } from '../access/is-signed-in.ts'
import { ContactInformation } from '../blocks/contact-information.ts'
import { ImageSection } from '../blocks/image-section.ts'
import { RichTextBlock } from '../blocks/rich-text.ts'
import { TableBlock } from '../blocks/table.ts'
import { environment } from '../environment.ts'
import { contentPageFields } from '../fields/content-page.ts'
import { importMarkFields } from '../fields/import-marks.ts'
import { kindergartenFactFields } from '../fields/kindergarten-facts.ts'
import { navBlocksField } from '../fields/nav-blocks.ts'
import { slugField } from '../fields/slug.ts'
import { sortOrderField } from '../fields/sort-order.ts'
import { yearPlanField } from '../fields/year-plan.ts'
import { announcePage } from '../hooks/announce-page.ts'
import { noteSaveKind } from '../hooks/save-kind.ts'
import { contentTags } from '../queries/content-tags.ts'
import { pagePath } from '../queries/page-path.ts'

/** A kindergarten and its page (specification, section 3: content page, kindergarten). */
export const Kindergartens: CollectionConfig = {
  slug: 'kindergartens',
  labels: {
    singular: { nb: 'barnehage', en: 'kindergarten' },
    plural: { nb: 'Barnehager', en: 'Kindergartens' },
  },
  admin: {
    useAsTitle: 'displayName',
    defaultColumns: ['displayName', '_status', 'sortOrder', 'address', 'updatedAt'],
    listSearchableFields: ['displayName', 'address', 'studyPlaceNearby'],
    group: { nb: 'Innhold', en: 'Content' },
    preview: ({ slug }, { locale }) => {
      const path = pagePath('kindergartens', locale === 'en' ? 'en' : 'no', slug)
      return path && environment.portalUrl + path
    },
  },
  defaultSort: ['sortOrder', 'displayName'],
  access: {
    create: isSignedIn,
    read: isSignedIn,
    readVersions: isSignedIn,
    update: canSaveContent,
    delete: isPublisher,
  },
  versions: { maxPerDoc: 25, drafts: { autosave: false } },
  hooks: {
    ...announcePage((id) => [contentTags.kindergartens, contentTags.kindergarten(id)]),
    beforeOperation: [noteSaveKind],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: { nb: 'Innhold', en: 'Content' }, fields: contentPageFields },
        { label: { nb: 'Om barnehagen', en: 'About' }, fields: kindergartenFactFields },
        {
          label: { nb: 'Flere deler', en: 'More sections' },
          fields: [
            {
              name: 'optionalFields',
              type: 'blocks',
              maxRows: 30,
              label: { nb: 'Deler på siden', en: 'Sections of the page' },
              labels: {
                singular: { nb: 'del', en: 'section' },
                plural: { nb: 'deler', en: 'sections' },
              },
              blocks: [RichTextBlock, ImageSection, TableBlock, ContactInformation],
            },
          ],
        },
        {
          label: { nb: 'Årsplan og snarveier', en: 'Annual plan and shortcuts' },
          fields: [yearPlanField, navBlocksField],
        },
      ],
    },
    slugField,
    sortOrderField,
    ...importMarkFields,
  ],
}
