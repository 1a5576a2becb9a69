import { expect, it } from 'vitest'
import { joinMessages } from './join-messages.ts'

const text = `Påmelding – «nå» 🏋️ \${kr} \\n`

function joined() {
  return (
    joinMessages({
      'messages/_index.js': "export * from './greeting.js'",
      'messages/greeting.js': [
        "import { getLocale } from '../runtime.js'",
        '/** @type {(inputs: { kr: string }) => string} */',
        `export const greeting = (kr) => \`${text}\``,
      ].join('\n'),
    })['all-messages.js'] ?? ''
  )
}

it('has no letter that would double the memory of the module', () => {
  expect(joined()).toContain('export const greeting')
  expect(joined()).toMatch(/^[\n -~]*$/)
})

it('means the same as before', () => {
  const [, greeting] = /(\(kr\) => `.*`)/s.exec(joined()) ?? []
  expect(new Function('kr', `return (${greeting})(kr)`)('100 kr')).toBe(
    'Påmelding – «nå» 🏋️ 100 kr \n',
  )
})
