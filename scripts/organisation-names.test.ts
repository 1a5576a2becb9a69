import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../', import.meta.url)

/** What tools write, tests, and the demo, whose organisation has the name. */
const isElsewhere = (file: string) =>
  /(^|\/)(node_modules|dist|\.next|paraglide|migrations|testing|demo)(\/|$)|\.(test|spec|testing)\.|\.gen\.ts$|payload-types\.ts$/.test(
    file,
  )

/** What the organisation of the demo is called, and where it is: both are settings of an organisation. */
const ofDemo = /\b(?:Trivsel|TRIVSEL|(?<!Europe\/)Oslo)\b/

/** Where its city is no word about the organisation. */
const exceptions: Readonly<Record<string, string>> = {
  'apps/cms/src/payload.config.ts': 'the time zone that Norway has',
  'apps/portal/src/features/parts/components/ListParts.tsx': 'a page for developers',
}

/** Lines that are a comment as a whole. */
const withoutComments = (text: string) => text.replaceAll(/^[ \t]*(?:\/?\*|\/\/).*$/gm, '')

function findNames(): string[] {
  return globSync('{apps,packages}/**/*.{ts,tsx,js,json,css,scss,svg,webmanifest}', {
    cwd: root,
    exclude: isElsewhere,
  })
    .filter((file) => !isElsewhere(file))
    .filter((file) => ofDemo.test(withoutComments(readFileSync(new URL(file, root), 'utf8'))))
}

describe('the organisation of the demo', () => {
  it('is named nowhere else: another one has the same code', () => {
    expect(findNames().filter((file) => !(file in exceptions))).toEqual([])
  })

  it('has no exception for a file that does not need it', () => {
    expect(Object.keys(exceptions).filter((file) => !findNames().includes(file))).toEqual([])
  })
})
