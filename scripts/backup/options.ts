import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PlainError } from '../progress.ts'
import { defaultDays, mostDays } from './expired.ts'

/** What the two commands read of the environment, besides the settings of the applications. */
export const settingNames = ['BACKUP_DIR', 'BACKUP_RECIPIENT', 'PG_BIN_DIR']

export type BackupOptions =
  | { readonly action: 'new-key' }
  | {
      readonly action: 'backup'
      readonly to: string
      readonly recipients: readonly string[]
      readonly keepDays: number
    }
  | { readonly action: 'check'; readonly backup: string; readonly keyFile: string }

export type RestoreOptions = {
  readonly backup: string
  readonly keyFile: string
  /** Whether a database with tables may be replaced. */
  readonly replace: boolean
  /** Whether the typed confirmation is left out. */
  readonly yes: boolean
}

type Given = {
  readonly arguments: readonly string[]
  readonly environment: NodeJS.ProcessEnv
  /** Where the command was typed: paths are read from there. */
  readonly folder: string
}

/** @throws {PlainError} says how the command is written */
export function readBackupOptions({ arguments: given, environment, folder }: Given): BackupOptions {
  const { values } = parse(given, {
    to: { type: 'string' },
    recipient: { type: 'string', multiple: true },
    'keep-days': { type: 'string' },
    'new-key': { type: 'boolean' },
    check: { type: 'string' },
    key: { type: 'string' },
  })
  if (values['new-key']) return { action: 'new-key' }
  if (values.check !== undefined)
    return {
      action: 'check',
      backup: resolve(folder, values.check),
      keyFile: resolve(folder, require(values.key, '--key')),
    }
  const to = values.to ?? environment.BACKUP_DIR
  if (!to) throw new PlainError('Say where to: --to <folder>, or BACKUP_DIR.')
  return {
    action: 'backup',
    to: resolve(folder, to),
    recipients:
      values.recipient ?? (environment.BACKUP_RECIPIENT ?? '').split(/\s+/).filter(Boolean),
    keepDays: readDays(values['keep-days']),
  }
}

/** @throws {PlainError} says how the command is written */
export function readRestoreOptions({ arguments: given, folder }: Given): RestoreOptions {
  const { values } = parse(given, {
    from: { type: 'string' },
    key: { type: 'string' },
    replace: { type: 'boolean' },
    yes: { type: 'boolean' },
  })
  return {
    backup: resolve(folder, require(values.from, '--from')),
    keyFile: resolve(folder, require(values.key, '--key')),
    replace: values.replace ?? false,
    yes: values.yes ?? false,
  }
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>

function parse<const Given extends Options>(given: readonly string[], options: Given) {
  try {
    return parseArgs({ args: [...given], options, strict: true, allowPositionals: false })
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : error} See docs/backup.md.`)
  }
}

function require(value: string | undefined, option: string): string {
  if (value) return value
  throw new PlainError(`${option} is missing. See docs/backup.md.`)
}

function readDays(text: string | undefined): number {
  if (text === undefined) return defaultDays
  const days = Number(text)
  if (Number.isInteger(days) && days >= 1 && days <= mostDays) return days
  throw new PlainError(
    `--keep-days must be between 1 and ${mostDays}: the privacy page promises that no backup is stored for longer.`,
  )
}
