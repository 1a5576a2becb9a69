import { expect, test } from 'vitest'
import { readBackupOptions, readRestoreOptions } from './options.ts'

const read = (given: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
  readBackupOptions({ arguments: given, environment, folder: '/home/kari' })

test('a backup goes where the command says, or else the settings', () => {
  const environment = { BACKUP_DIR: '/srv/backups', BACKUP_RECIPIENT: ' age1one  age1two ' }
  expect(read([], environment)).toEqual({
    action: 'backup',
    to: '/srv/backups',
    recipients: ['age1one', 'age1two'],
    keepDays: 28,
  })
  expect(
    read(['--to', 'here', '--recipient', 'age1three', '--keep-days', '30'], environment),
  ).toEqual({ action: 'backup', to: '/home/kari/here', recipients: ['age1three'], keepDays: 30 })
})

test.each(['0', '31', '1.5', 'many'])('refuses to keep backups for %s days', (days) => {
  expect(() => read(['--to', 'here', '--keep-days', days])).toThrow(/between 1 and 30/)
})

test('a check needs the key, and paths are those of the folder where the command was typed', () => {
  expect(() => read(['--check', 'backup'])).toThrow(/--key is missing/)
  expect(read(['--check', 'backup', '--key', '../key'])).toEqual({
    action: 'check',
    backup: '/home/kari/backup',
    keyFile: '/home/key',
  })
})

test.each(['--forse', 'backup', '--replace=yes'])('a restore refuses %j', (more) => {
  const given = ['--from', 'backup', '--key', 'key', more]
  const options = { arguments: given, environment: {}, folder: '/home/kari' }
  expect(() => readRestoreOptions(options)).toThrow(/See docs\/backup\.md/)
})

test.each([['--from'], ['--key']])('a restore needs %s', (option) => {
  const options = { arguments: [option, 'x'], environment: {}, folder: '/home/kari' }
  expect(() => readRestoreOptions(options)).toThrow(/is missing/)
})

test('a restore replaces nothing and asks first, unless told otherwise', () => {
  const given = ['--from', 'backup', '--key', 'key']
  const options = { arguments: given, environment: {}, folder: '/home/kari' }
  expect(readRestoreOptions(options)).toMatchObject({ replace: false, yes: false })
})
