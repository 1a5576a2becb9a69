import { expect, test } from 'vitest'
import { toScriptText } from './to-script-text.ts'

test('no text can end the script', () => {
  const text = toScriptText({ name: '</script><script>alert(1)</script>\u2028' })
  expect(text).not.toMatch(/[<\u2028]/)
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>\u2028' })
})
