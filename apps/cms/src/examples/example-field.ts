import type { CheckboxField, PayloadRequest } from 'payload'

/** What is written with this request is an example, until somebody saves it. */
export const markAsExamples = (req: PayloadRequest): void => {
  req.context.writesExamples = true
}

/**
 * Whether a text came with the system and nobody has saved it since: the site says so
 * (docs/adr/0073-starter-content.md). A draft of an editor is no example, what is published still is.
 */
export const exampleField: CheckboxField = {
  name: 'isExample',
  type: 'checkbox',
  defaultValue: false,
  label: { nb: 'Eksempel', en: 'Example' },
  access: { create: () => false, update: () => false },
  hooks: { beforeChange: [({ req }) => req.context.writesExamples === true] },
  admin: {
    position: 'sidebar',
    readOnly: true,
    condition: (data) => data.isExample === true,
    components: {
      Field: '/examples/example-panel.tsx#ExamplePanel',
      Cell: '/examples/example-cell.tsx#ExampleCell',
    },
  },
}
