import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identifyProcess, isAlive } from './process-identity.ts'
import { ProcessRegister } from './process-register.ts'

const dead = { pid: 999_999_999, startTime: 'long ago' }
let folder: string
let child: ChildProcess

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trivsel-register-'))
  child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true })
})
afterEach(() => {
  child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('the process did not start')
  return pid
}

function leave(entry: { process: unknown; supervisor: unknown }): void {
  writeFileSync(join(folder, 'portal-1.json'), JSON.stringify({ name: 'portal', ...entry }))
}

test('ends what a dead supervisor has left running', async () => {
  const register = new ProcessRegister(folder)
  leave({ process: identifyProcess(pidOf(child)), supervisor: dead })
  expect(await register.endLeftovers()).toEqual(['portal'])
  expect(isAlive(pidOf(child))).toBe(false)
})

test('leaves alone what a living supervisor runs', async () => {
  const register = new ProcessRegister(folder)
  register.add('portal', pidOf(child))
  expect(await register.endLeftovers()).toEqual([])
  expect(isAlive(pidOf(child))).toBe(true)
  expect(register.isRunning('portal')).toBe(true)
})

test('leaves alone a stranger that was given the number of a process of ours', async () => {
  const register = new ProcessRegister(folder)
  const stranger = { pid: pidOf(child), startTime: 'another time' }
  leave({ process: stranger, supervisor: dead })
  expect(await register.endLeftovers()).toEqual([])
  expect(isAlive(pidOf(child))).toBe(true)
})

test('lets one process be the supervisor, and the next one after its death', () => {
  const register = new ProcessRegister(folder)
  expect(register.claim('supervisor')).toBeUndefined()
  expect(register.claim('supervisor')?.pid).toBe(process.pid)
  register.release('supervisor')
  expect(readdirSync(folder)).toEqual([])
  writeFileSync(join(folder, 'supervisor.claim'), JSON.stringify(dead))
  expect(register.claim('supervisor')).toBeUndefined()
})
