import { myPageAddresses, myPageKeys } from '@trivsel/content-contract/addresses'
import { growingSelect } from '../fields/growing-select.ts'
import { linkTargetFields, openInNewTabField } from '../fields/link.ts'
import { contentGlobal } from './content-global.ts'
import { myPageLabels } from './my-page-labels.ts'

/** The menu of my page. */
export const MyPage = contentGlobal({
  slug: 'my-page',
  label: { nb: 'Min side', en: 'My page' },
  admin: { group: { nb: 'Nettsted', en: 'Site' } },
  fields: [
    {
      name: 'navigation',
      type: 'array',
      maxRows: 20,
      label: { nb: 'Meny på Min side', en: 'Menu of my page' },
      labels: {
        singular: { nb: 'menypunkt', en: 'menu entry' },
        plural: { nb: 'menypunkter', en: 'menu entries' },
      },
      admin: {
        description: {
          nb: 'Et menypunkt uten ord på et språk vises ikke på det språket. Noen sider vises bare for medlemmer.',
          en: 'An entry without text in a language is not shown in that language. Some pages are shown to members only.',
        },
        initCollapsed: true,
      },
      fields: [
        {
          name: 'text',
          type: 'text',
          localized: true,
          maxLength: 60,
          label: { nb: 'Tekst', en: 'Text' },
        },
        growingSelect({
          name: 'page',
          label: { nb: 'Side på Min side', en: 'Page of my page' },
          options: myPageKeys.map((value) => ({
            value,
            label: {
              nb: `${myPageLabels[value].nb} (${myPageAddresses[value].no})`,
              en: `${myPageLabels[value].en} (${myPageAddresses[value].en})`,
            },
          })),
          admin: {
            description: {
              nb: 'La feltet stå tomt for å lenke til noe annet.',
              en: 'Leave it empty to link to something else.',
            },
          },
        }),
        {
          name: 'link',
          type: 'group',
          label: { nb: 'Lenke', en: 'Link' },
          admin: { condition: (_, entry) => !entry?.page },
          fields: [...linkTargetFields, openInNewTabField],
        },
      ],
    },
  ],
})
