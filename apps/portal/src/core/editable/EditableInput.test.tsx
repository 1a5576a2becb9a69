import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EditableInput } from './EditableInput.tsx'
import type { Input } from './field.ts'

const common = { suffix: '', label: () => 'Label', hint: () => 'What it means' }
const options = () => [{ value: 'a', text: 'A' }]
const inputs: readonly Input<unknown>[] = [
  ...(['text', 'email', 'number', 'kroner', 'date', 'lines'] as const).map((type) => ({
    ...common,
    type,
  })),
  { ...common, type: 'choice', options },
  { ...common, type: 'radios', options },
]

it.each(inputs)('shows the label and the hint of an input of type $type', (input) => {
  const shown = renderToStaticMarkup(
    <EditableInput
      input={{ ...input, name: 'x', startsField: null }}
      context={null}
      idPrefix="form-"
      error={undefined}
      registered={{ name: 'x', onChange: async () => {}, onBlur: async () => {}, ref: () => {} }}
      typed={() => ''}
      choose={() => {}}
    />,
  )
  expect(shown).toContain('Label')
  expect(shown).toContain('What it means')
})
