import { readFileSync } from 'node:fs'
import { blockColourNames } from '@trivsel/content-contract/pages'
import { expect, test } from 'vitest'
import { blockColours } from '../theme/colours.ts'
import {
  checkBlockColour,
  className,
  colourField,
  MissingColourMappingError,
} from './colour-field.ts'

const styleSheet = readFileSync(new URL('./ColourField.module.css', import.meta.url), 'utf8')

test.each(blockColourNames)('an editor may choose %s', (name) => {
  expect(() => colourField(name)).not.toThrow()
})

test.each(['pink', '', 'apple_03', 'toString', 'city-pigeon-01'])('%j has no mapping', (name) => {
  expect(() => checkBlockColour(name)).toThrow(MissingColourMappingError)
  expect(() => colourField(name)).toThrow(`Missing colour mapping: ${name}`)
})

test.each(Object.keys(blockColours) as (keyof typeof blockColours)[])(
  '%s is in the style sheet',
  (colour) => {
    const name = className(colour)
    expect(styleSheet).toContain(`.${name} {\n  --field: var(--`)
  },
)
