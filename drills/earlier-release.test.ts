import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findEarlierRelease } from './earlier-release.ts'

const sharing = 'apps/portal/src/core/built-files/tables.server.ts'
const migration = (name: string) => `apps/portal/migrations/${name}.sql`

function createRepository() {
  const root = mkdtempSync(join(tmpdir(), 'trivsel-releases-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@trivsel.example']
  const git = (...given: string[]) =>
    execFileSync('git', [...author, ...given], { cwd: root, encoding: 'utf8' }).trim()
  git('init', '--quiet')
  return {
    root,
    tag: (name: string) => git('tag', name),
    /** @returns its hash */
    commit(file: string): string {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), file)
      git('add', '.')
      git('commit', '--quiet', '--message', file)
      return git('rev-parse', 'HEAD')
    },
  }
}

it('is the last tag before this commit', () => {
  const { root, tag, commit } = createRepository()
  commit(sharing)
  tag('v1')
  commit(migration('one'))
  expect(findEarlierRelease(root)).toBe('v1')
  tag('v2')
  expect(findEarlierRelease(root)).toBe('v1')
  commit('README.md')
  expect(findEarlierRelease(root)).toBe('v2')
})

it('is without tags the commit before the last one that changed a migration', () => {
  const { root, commit } = createRepository()
  commit(sharing)
  commit(migration('one'))
  const before = commit('README.md')
  commit(migration('two'))
  commit('CHANGELOG.md')
  expect(findEarlierRelease(root)).toBe(before)
})

it('is none that shares no built files', () => {
  const { root, commit } = createRepository()
  commit(migration('one'))
  expect(() => findEarlierRelease(root)).toThrow('--from')
  const first = commit(sharing)
  commit('README.md')
  expect(findEarlierRelease(root)).toBe(first)
})
