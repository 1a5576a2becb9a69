import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Release = {
  version: string
  /** The commit, with `-dirty` where files differ from it. */
  revision: string
  /** Of the commit: the same sources make the same image. */
  created: Date
  /** Of both images. */
  tag: string
}

export function readRelease(root: string): Release {
  const git = (...given: string[]) =>
    execFileSync('git', given, { cwd: root, encoding: 'utf8' }).trim()
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const commit = git('rev-parse', 'HEAD')
  const suffix = git('status', '--porcelain') === '' ? '' : '-dirty'
  return {
    version,
    revision: `${commit}${suffix}`,
    created: new Date(Number(git('log', '-1', '--format=%ct')) * 1_000),
    tag: `${version}-${commit.slice(0, 12)}${suffix}`,
  }
}
