import { exampleField } from '../examples/example-field.ts'
import { linkField } from '../fields/link.ts'
import { linkRowsField } from '../fields/link-rows.ts'
import { siteFooterField } from '../fields/site-footer.ts'
import { contentGlobal } from './content-global.ts'

/** Header and footer of every page. */
export const SiteFrame = contentGlobal({
  slug: 'site-frame',
  label: { nb: 'Topp og bunn', en: 'Header and footer' },
  admin: { group: { nb: 'Nettsted', en: 'Site' } },
  fields: [
    {
      name: 'sections',
      type: 'array',
      maxRows: 10,
      label: { nb: 'Hovedmeny', en: 'Main menu' },
      labels: {
        singular: { nb: 'menypunkt', en: 'menu entry' },
        plural: { nb: 'menypunkter', en: 'menu entries' },
      },
      admin: {
        description: { nb: 'Øverst på hver side.', en: 'At the top of every page.' },
        initCollapsed: true,
      },
      fields: [
        linkField,
        linkRowsField({
          name: 'links',
          label: { nb: 'Undermeny', en: 'Submenu' },
          description: {
            nb: 'Vises når menypunktet åpnes.',
            en: 'Shown when the menu entry is opened.',
          },
          labels: {
            singular: { nb: 'lenke', en: 'link' },
            plural: { nb: 'lenker', en: 'links' },
          },
          maxRows: 20,
        }),
      ],
    },
    siteFooterField,
    exampleField,
  ],
})
