import { expect, it } from 'vitest'
import { removableExamples } from './removable-examples.ts'

const [menu, about, board, privacy] = ['site-frame:0', 'pages:1', 'pages:2', 'pages:3']
const examples = [menu, about, board, privacy]
const links = [
  { from: menu, to: about },
  { from: about, to: board },
  { from: board, to: about },
  { from: board, to: board },
]

it('removes examples that only lead to each other', () => {
  expect(removableExamples(examples, links)).toEqual(new Set(examples))
})

it('keeps what something else leads to, and what that leads to', () => {
  const edited = examples.filter((one) => one !== menu)
  expect(removableExamples(edited, links)).toEqual(new Set([privacy]))
})
