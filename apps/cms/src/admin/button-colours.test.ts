import { expect, it } from 'vitest'
import { buttonColours } from './button-colours.ts'

it.each([
  ['#0b5cad', '#ffffff', '#000000'],
  ['#000000', '#ffffff', '#000000'],
  ['#767676', '#000000', '#ffffff'],
  ['#757575', '#ffffff', '#000000'],
  ['#ffffff', '#000000', '#ffffff'],
])('writes on %s in %s, and moves towards %s', (colour, text, towards) => {
  const hover = `color-mix(in srgb, ${colour}, ${towards} 20%)`
  expect(buttonColours(colour)).toEqual({ button: colour, hover, text })
})

it.each([null, '', 'red', '#fff', '#0b5cad;}body{'])('leaves %s alone', (colour) => {
  expect(buttonColours(colour)).toBeNull()
})
