import type { UIField } from 'payload'

/** What refers to the item, beside it. */
export const usageField: UIField = {
  name: 'usage',
  type: 'ui',
  label: { nb: 'Brukes her', en: 'Used here' },
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    condition: (data) => typeof data.id === 'number' || data.createdAt !== undefined,
    components: { Field: '/usage/usage-panel.tsx#UsagePanel' },
  },
}
