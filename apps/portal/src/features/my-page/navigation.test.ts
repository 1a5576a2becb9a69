import { expect, test } from 'vitest'
import { type NavigationEntry, navigation, visibleEntries } from './navigation.ts'

const entries: NavigationEntry[] = [
  { page: 'mySports', text: () => 'Sports' },
  { page: 'groupClasses', text: () => 'Finances', membersOnly: true },
]

test('what is for members is hidden for everybody else', () => {
  expect(visibleEntries(entries, false).map(({ page }) => page)).toEqual(['mySports'])
  expect(visibleEntries(entries, true)).toEqual(entries)
})

test('everybody finds overview, profile and sports', () => {
  const pages = visibleEntries(navigation, false).map(({ page }) => page)
  expect(pages).toEqual(expect.arrayContaining(['myPage', 'profile', 'mySports']))
  expect(new Set(pages).size).toBe(pages.length)
})
