import { expect, test } from 'vitest'
import { type AvifName, readAvifName } from './avif-name.ts'
import { createAvifQueue } from './avif-queue.ts'

function named(number: number): AvifName {
  const name = readAvifName(`sol-${number}-256x256.avif`)
  if (!name) throw new Error('not a name')
  return name
}

function counted(convert: (name: AvifName) => Promise<void> = async () => undefined) {
  const converted: string[] = []
  const failures: string[] = []
  let atOnce = 0
  let mostAtOnce = 0
  const queue = createAvifQueue({
    async convert(name) {
      atOnce += 1
      mostAtOnce = Math.max(mostAtOnce, atOnce)
      converted.push(name.avif)
      await new Promise((resolve) => setImmediate(resolve))
      atOnce -= 1
      await convert(name)
    },
    onFailure: (_, name) => failures.push(name.avif),
  })
  return { queue, converted, failures, mostAtOnce: () => mostAtOnce }
}

test('a page full of first views makes one picture at a time, each once', async () => {
  const { queue, converted, mostAtOnce } = counted()
  for (let round = 0; round < 3; round += 1)
    for (let picture = 0; picture < 12; picture += 1) queue.request(named(picture))
  await queue.finished()
  expect(converted).toHaveLength(12)
  expect(mostAtOnce()).toBe(1)
})

test('what is asked for while others are made is made too', async () => {
  const { queue, converted } = counted(async (name) => {
    if (name.avif === named(1).avif) queue.request(named(2))
  })
  queue.request(named(1))
  await queue.finished()
  queue.request(named(3))
  await queue.finished()
  expect(converted).toEqual([1, 2, 3].map((number) => named(number).avif))
})

test('a picture that cannot be made is reported once and left alone', async () => {
  const { queue, converted, failures } = counted(async () => {
    throw new Error('broken')
  })
  queue.request(named(1))
  await queue.finished()
  queue.request(named(1))
  await queue.finished()
  expect(converted).toHaveLength(1)
  expect(failures).toEqual([named(1).avif])
})

test('no number of requests makes the queue grow without bound', async () => {
  const { queue, converted } = counted()
  for (let picture = 0; picture < 1_000; picture += 1) queue.request(named(picture))
  await queue.finished()
  expect(converted).toHaveLength(200)
})
