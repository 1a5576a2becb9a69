import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { AccountForm } from '../account/contract.ts'
import { accountEndpoints } from '../account/endpoints.ts'
import type { PayoutForm } from '../payout/contract.ts'
import { payoutEndpoints } from '../payout/endpoints.ts'
import { statementEndpoints } from '../statement/endpoints.ts'
import { moneyEndpoint } from './endpoints.ts'

export const moneyKey = (id: string) => ['association-money', id] as const

export const moneyQuery = (id: string) =>
  queryOptions({
    queryKey: moneyKey(id),
    queryFn: ({ signal }) => callEndpoint(moneyEndpoint, { params: { id }, signal }),
  })

export const enterAccount = (id: string, body: AccountForm) =>
  callEndpoint(accountEndpoints.enter, { params: { id }, body })
export const confirmAccount = (id: string, accountId: string, account: string) =>
  callEndpoint(accountEndpoints.confirm, { params: { id, accountId }, body: { account } })
export const dropAccount = (id: string, accountId: string) =>
  callEndpoint(accountEndpoints.drop, { params: { id, accountId } })
export const askPayout = (id: string, body: PayoutForm) =>
  callEndpoint(payoutEndpoints.ask, { params: { id }, body })
export const withdrawRequest = (id: string, requestId: string) =>
  callEndpoint(payoutEndpoints.withdraw, { params: { id, requestId } })
export const readStatement = (id: string, before: number) =>
  callEndpoint(statementEndpoints.read, { params: { id }, query: { before } })
export const readWholeStatement = (id: string) =>
  callEndpoint(statementEndpoints.readAll, { params: { id } })
