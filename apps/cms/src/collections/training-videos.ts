import { requireInDefaultLocale } from '../fields/require-in-default-locale.ts'
import { sortOrderField } from '../fields/sort-order.ts'
import { webAddressField } from '../fields/web-address.ts'
import { requireOneSource } from '../hooks/require-one-source.ts'
import { contentCollection } from './content-collection.ts'

/** Online training for members of the gyms (specification, section 2: online training list). */
export const TrainingVideos = contentCollection({
  slug: 'training-videos',
  labels: {
    singular: { nb: 'treningsvideo', en: 'training video' },
    plural: { nb: 'Treningsvideoer', en: 'Training videos' },
  },
  defaultSort: ['sortOrder', 'title'],
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'category', 'minutes', 'updatedAt'],
    listSearchableFields: ['title', 'instructor'],
    group: { nb: 'Innhold', en: 'Content' },
  },
  hooks: { beforeChange: [requireOneSource] },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 200,
      label: { nb: 'Tittel', en: 'Title' },
      validate: requireInDefaultLocale,
      admin: {
        description: {
          nb: 'Må fylles ut på norsk. Uten engelsk tittel vises videoen bare på norsk.',
          en: 'Needed in Norwegian. Without an English title the video is shown in Norwegian only.',
        },
      },
    },
    {
      name: 'minutes',
      type: 'number',
      required: true,
      min: 1,
      max: 600,
      label: { nb: 'Lengde i minutter', en: 'Length in minutes' },
      admin: { step: 1 },
    },
    {
      name: 'description',
      type: 'richText',
      localized: true,
      label: { nb: 'Beskrivelse', en: 'Description' },
    },
    {
      name: 'instructor',
      type: 'text',
      maxLength: 200,
      label: { nb: 'Instruktør', en: 'Instructor' },
    },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      filterOptions: { usedFor: { equals: 'training' } },
      label: { nb: 'Kategori', en: 'Category' },
    },
    { name: 'image', type: 'upload', relationTo: 'media', label: { nb: 'Bilde', en: 'Picture' } },
    {
      name: 'video',
      type: 'upload',
      relationTo: 'videos',
      label: { nb: 'Videofil', en: 'Video file' },
    },
    webAddressField({
      name: 'videoUrl',
      label: { nb: 'Eller video på YouTube eller Vimeo', en: 'Or a video on YouTube or Vimeo' },
      description: {
        nb: 'Vises først når medlemmet sier ja til det. En video som bare medlemmer skal se, må være en fil her.',
        en: 'Shown when the member accepts it. A video that only members may see must be a file here.',
      },
    }),
    sortOrderField,
  ],
})
