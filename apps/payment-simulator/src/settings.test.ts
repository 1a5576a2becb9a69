import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

const needed = { TRIVSEL_ENV: 'local', PAYMENT_TOKEN: randomUUID(), SIMULATOR_KEY: randomUUID() }

test('has a default for whatever is no secret', () => {
  expect(parseSettings(needed)).toEqual({
    ...needed,
    PORT: 3002,
    DATA_DIR: '.data',
    SIMULATOR_VARIATIONS: 'on',
    SIMULATOR_CALLBACKS: 'normal',
    SIMULATOR_SPEED: 1,
    SIMULATOR_JOURNAL: 'file',
    SIMULATOR_REFERENCES: 'letters-and-digits',
  })
})

test.each([{ TRIVSEL_ENV: 'production' }, { TRIVSEL_ENV: '' }, { TRIVSEL_ENV: undefined }])(
  'does not start with %j: that is production',
  (environment) => {
    expect(() => parseSettings({ ...needed, ...environment })).toThrow(/TRIVSEL_ENV.*production/)
  },
)

test('names what is missing and what is wrong, and no value', () => {
  const read = () => parseSettings({ ...needed, PAYMENT_TOKEN: 'hunter2', SIMULATOR_SPEED: '0' })
  expect(read).toThrow(/PAYMENT_TOKEN: at least 16 characters/)
  expect(read).toThrow(/SIMULATOR_SPEED/)
  expect(read).not.toThrow(/hunter2/)
})
