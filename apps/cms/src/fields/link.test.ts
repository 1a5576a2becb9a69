import { expect, it } from 'vitest'
import { linkTargetFields } from './link.ts'
import { webAddressField } from './web-address.ts'

type Validate = (value: string, options: unknown) => unknown

const options = {
  req: { i18n: { language: 'en' }, t: (key: string) => key, payload: { config: {} } },
}
const answerOf = (field: object | undefined, value: string) =>
  (field as { validate: Validate }).validate(value, options)
const button = linkTargetFields.find((field) => 'name' in field && field.name === 'externalUrl')
const map = webAddressField({ name: 'mapUrl', label: 'Map' })

it.each(['https://example.no', '/kontakt', 'mailto:post@example.no'])(
  'a button may lead to %s',
  (address) => {
    expect(answerOf(button, address)).toBe(true)
  },
)

it.each([
  '/\t/evil.example',
  '/%09/evil.example',
  '//evil.example',
  'javascript:alert(1)',
  'nav.no',
])('a button may not lead to %j', (address) => {
  expect(answerOf(button, address)).toBe('The address must start with https://, mailto: or tel:')
})

it('a map lies at a whole address of another site', () => {
  expect(answerOf(map, 'https://kart.example/a')).toBe(true)
  for (const address of ['https:kart', 'https://kart\n.example', 'http://kart.example', '/kart'])
    expect(answerOf(map, address)).toBe('The address must start with https://')
})
