import { describe, expect, it } from 'vitest'
import { layOutLines } from './lay-out-lines.ts'

/** Every letter is one wide. */
const measured = (word: string) => ({ word, width: word.length })
const lines = (text: string, width: number) =>
  layOutLines(text.split(' ').map(measured), {
    width,
    space: 1,
    breakUp: (word) => (word.match(new RegExp(`.{1,${width}}`, 'g')) ?? []).map(measured),
  }).map(({ words, goesOn }) => words.join(' ') + (goesOn ? '…' : ''))

describe('words on lines', () => {
  it('are as many on each as fit, to the last point', () => {
    expect(lines('aa bb cc', 5)).toEqual(['aa bb', 'cc'])
    expect(lines('aa bb cc', 4)).toEqual(['aa', 'bb', 'cc'])
    expect(lines('aa bb cc', 8)).toEqual(['aa bb cc'])
  })

  it('are broken where one is longer than a line, and the line goes on behind it', () => {
    expect(lines('a bbbbbbb c d', 3)).toEqual(['a', 'bbb…', 'bbb…', 'b c', 'd'])
    expect(lines('bbbb', 3)).toEqual(['bbb…', 'b'])
    expect(lines('bbb', 3)).toEqual(['bbb'])
  })
})
