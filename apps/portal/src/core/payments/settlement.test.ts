import { describe, expect, it } from 'vitest'
import type { AccountName } from '#core/ledger/contract.ts'
import { findFault } from '#core/ledger/rules.ts'
import { providerAccount, salesAccount, toLedgerTransaction } from './ledger-transaction.ts'
import { compareSettlement } from './settlement.server.ts'

describe('the provider’s list beside ours', () => {
  const line = (reference: string, amountOre: number) => ({ reference, amountOre })

  it('agrees in any order', () => {
    const ours = [line('1', 15_000), line('2', -5_000)]
    expect(compareSettlement(ours, ours.toReversed())).toEqual([])
  })

  it('differs by an øre, by one that is missing, and by one that is there twice', () => {
    const ours = [line('1', 15_000), line('2', 100), line('3', 100)]
    const theirs = [line('1', 14_999), line('3', 100), line('3', 100), line('4', 7)]
    expect(compareSettlement(ours, theirs)).toEqual([
      { reference: '1', oursOre: 15_000, theirsOre: 14_999 },
      { reference: '2', oursOre: 100, theirsOre: 0 },
      { reference: '3', oursOre: 100, theirsOre: 200 },
      { reference: '4', oursOre: 0, theirsOre: 7 },
    ])
  })
})

describe('in the books', () => {
  const booked = (
    kind: 'capture' | 'create' | 'reversal' | 'cancel',
    at = '2026-11-23T12:00:00Z',
    account: AccountName | null = null,
  ) =>
    toLedgerTransaction(
      { subjectKind: 'court', account },
      { id: 7, kind },
      { amountOre: 15_000, at: new Date(at) },
    )

  it.each(['capture', 'create'] as const)('a %s is owed by the provider, and sold', (kind) => {
    expect(booked(kind)).toMatchObject({
      key: 'card-payment:7',
      kind: 'card-payment-captured',
      entries: [
        { account: providerAccount, amountOre: 15_000 },
        { account: salesAccount('court'), amountOre: -15_000 },
      ],
    })
  })

  it('a reversal is the opposite, and a release is nothing', () => {
    expect(booked('reversal')).toMatchObject({
      kind: 'card-payment-reversed',
      entries: [
        { account: salesAccount('court'), amountOre: 15_000 },
        { account: providerAccount, amountOre: -15_000 },
      ],
    })
    expect(booked('cancel')).toBeNull()
  })

  it('what belongs to somebody else is theirs, and comes back from them', () => {
    const account = { kind: 'association', key: 'chess' } as const
    const entriesOf = (kind: 'capture' | 'reversal') =>
      booked(kind, '2026-11-23T12:00:00Z', account)?.entries
    expect(entriesOf('capture')).toContainEqual({ account, amountOre: -15_000 })
    expect(entriesOf('reversal')).toContainEqual({ account, amountOre: 15_000 })
  })

  it('has the day of Norway’s calendar on which the provider did it', () => {
    expect(booked('capture', '2026-11-23T22:59:59Z')?.valueDate).toBe('2026-11-23')
    expect(booked('capture', '2026-11-23T23:00:00Z')?.valueDate).toBe('2026-11-24')
  })

  it('is a transaction that the ledger takes', () => {
    for (const kind of ['capture', 'reversal'] as const) {
      const transaction = booked(kind)
      expect(transaction && findFault(transaction)).toBeNull()
    }
  })
})
