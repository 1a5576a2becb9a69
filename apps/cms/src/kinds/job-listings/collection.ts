import { listedCollection } from '../../collections/listed-collection.ts'
import { dayField } from '../../fields/day.ts'
import { buttonsField } from '../../fields/link-rows.ts'
import { publishedAtField } from '../../fields/published-at.ts'
import { slugField } from '../../fields/slug.ts'

/** A vacant position and its page (specification, section 3: job listing). */
export const JobListings = listedCollection({
  kind: 'jobListing',
  labels: {
    singular: { nb: 'ledig stilling', en: 'job listing' },
    plural: { nb: 'Ledige stillinger', en: 'Job listings' },
  },
  defaultSort: 'applicationDeadline',
  columns: ['applicationDeadline', 'serviceArea'],
  tabs: [
    {
      label: { nb: 'Om stillingen', en: 'About' },
      fields: [
        {
          name: 'serviceArea',
          type: 'relationship',
          relationTo: 'service-areas',
          label: { nb: 'Tjenesteområde', en: 'Service area' },
          admin: {
            description: {
              nb: 'Den delen av organisasjonen som stillingen hører til.',
              en: 'The part of the organisation that the position belongs to.',
            },
          },
        },
        dayField(
          'applicationDeadline',
          { nb: 'Søknadsfrist', en: 'Application deadline' },
          {
            index: true,
            admin: {
              description: {
                nb: 'Siste dag det går an å søke. Dagen etter er stillingen borte fra listen.',
                en: 'Last day to apply. The position is removed from the list the day after.',
              },
            },
          },
        ),
        buttonsField,
      ],
    },
  ],
  sidebar: [slugField, publishedAtField],
})
