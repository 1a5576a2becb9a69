import { describe, expect, it } from 'vitest'
import { findProblems, type ImageFile } from './image-rules.ts'

const file = (path: string, changed: Partial<ImageFile> = {}): ImageFile => ({
  path,
  mode: 0o644,
  owner: 0,
  group: 0,
  kind: 'file',
  ...changed,
})

const labels = ['created', 'licenses', 'revision', 'source', 'title', 'version']
const documents = ['LICENSE', 'sbom.cdx.json', 'third-party-notices.txt']

const configuration = (User = '10001:10001') => ({
  config: {
    User,
    Labels: Object.fromEntries(labels.map((name) => [`org.opencontainers.image.${name}`, 'x'])),
  },
})

function problemsOf(
  options: { files?: ImageFile[]; user?: string; compressed?: number; without?: string } = {},
) {
  const { files = [], user, compressed = 80_000_000, without } = options
  return findProblems({
    compressed,
    configuration: configuration(user),
    files: [
      file('usr/bin/node', { mode: 0o755 }),
      file('usr/bin/chrt', { mode: 0o755 }),
      file('lib/x86_64-linux-gnu/ld-linux-x86-64.so.2', { mode: 0o755 }),
      file('app', { kind: 'folder', mode: 0o755 }),
      file('data', { kind: 'folder', mode: 0o755, owner: 10_001, group: 10_001 }),
      ...documents
        .filter((name) => name !== without)
        .map((name) => file(`usr/share/doc/trivsel/${name}`)),
      ...files,
    ],
  })
}

describe('an image', () => {
  it('has no problem with Node.js, its libraries and files that only root writes', () => {
    expect(problemsOf()).toEqual([])
  })

  it.each([
    ['usr/bin/sh', { mode: 0o755 }],
    ['bin/bash', {}],
    ['bin/sh', { kind: 'link' as const }],
    ['app/node_modules/npm/bin/npm', {}],
    ['usr/bin/apt-get', {}],
    ['app/node_modules/esbuild/bin/esbuild', { mode: 0o755 }],
  ])('has no program but Node.js: %s', (path, changed) => {
    expect(problemsOf({ files: [file(path, changed)] })).toEqual([`${path} is a program`])
  })

  it.each(['', 'root', '0:0', 'site', '10001'])('does not run as "%s"', (user) => {
    expect(problemsOf({ user })).toEqual([`runs as "${user}"`])
  })

  it('has no file that others own or write, and none that changes the user', () => {
    const files = [
      file('app/a.ts', { owner: 10_001 }),
      file('app/b.ts', { mode: 0o666 }),
      file('app/c.ts', { mode: 0o4644 }),
    ]
    expect(problemsOf({ files })).toEqual([
      'app/a.ts is of 10001',
      'others write app/b.ts',
      'app/c.ts has a mode of 4644',
    ])
  })

  it.each(documents)('has %s in it', (without) => {
    expect(problemsOf({ without })).toEqual([`no usr/share/doc/trivsel/${without}`])
  })

  it('is smaller than 150 MB', () => {
    expect(problemsOf({ compressed: 149_999_999 })).toEqual([])
    expect(problemsOf({ compressed: 150_000_000 })).toEqual(['150000000 bytes compressed'])
  })
})
