import { defaultLocale, locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { federatedRefusals } from './contract.ts'
import { federatedEndpoints } from './endpoints.ts'
import { LinkForm, UnlinkForm } from './link-forms.ts'
import { type ProviderId, providerIds, providerNames } from './providers.ts'

const proof = z
  .strictObject({ id: z.string(), name: z.string(), institution: z.string().nullable() })
  .nullable()

const off = only(federatedRefusals, 'PROVIDER_OFF')
const password = only(accountRefusals, 'WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS')
const limits = 'Ten wrong passwords in a quarter of an hour.'

/** Whatever else comes along is no reason to keep a browser: it is led on. */
const lenient = z.string().optional().catch(undefined)

export function describeFederated(provider: ProviderId) {
  const endpoints = federatedEndpoints(provider)
  const name = providerNames[provider]
  return {
    offer: describeEndpoint(endpoints.offer, {
      summary: `Whether login through ${name} is on here.`,
      access: 'everybody',
      answer: z.strictObject({ isOffered: z.boolean(), isStandIn: z.boolean() }),
    }),
    start: describeEndpoint(endpoints.start, {
      summary: `Leads the browser to ${name}; what goes wrong is said on a page of ours.`,
      access: 'everybody',
      query: z.object({
        language: z.enum(locales).catch(defaultLocale),
        purpose: z.literal('link').optional().catch(undefined),
        callback: lenient,
      }),
      answer: { kind: 'redirect' },
      refusals: off,
      limits: 'Some dozen in a quarter of an hour, from one address.',
    }),
    callback: describeEndpoint(endpoints.callback, {
      summary: `Where ${name} leads the browser back to, and on from there.`,
      access: 'everybody',
      query: z.object({ state: lenient }),
      answer: { kind: 'redirect' },
      refusals: off,
    }),
    proof: describeEndpoint(endpoints.proof, {
      summary: `The account at ${name} that somebody in this browser has just logged in to.`,
      access: 'everybody',
      answer: z.strictObject({ proof }),
      refusals: off,
    }),
    forgetProof: describeEndpoint(endpoints.forgetProof, {
      summary: 'Forgets that account.',
      access: 'everybody',
      answer: Done,
      refusals: off,
    }),
    link: describeEndpoint(endpoints.link, {
      summary: `What is linked at ${name} to one’s account, or may be.`,
      access: 'user',
      answer: z.strictObject({
        linkedAt: z.iso.datetime().nullable(),
        proof,
        needsPassword: z.boolean(),
      }),
      refusals: off,
    }),
    linkIdentity: describeEndpoint(endpoints.linkIdentity, {
      summary: `Links the account at ${name} that was shown.`,
      access: 'user',
      body: LinkForm,
      answer: Done,
      refusals: {
        ...only(
          federatedRefusals,
          'PROVIDER_OFF',
          'PASSWORD_NEEDED',
          'PROOF_OVER',
          'LINKED_ELSEWHERE',
          'HAS_ANOTHER_LINK',
          'login.aktiverbruker.aktivert.personnummer',
        ),
        ...password,
      },
      limits,
    }),
    unlinkIdentity: describeEndpoint(endpoints.unlinkIdentity, {
      summary: `Undoes the link to ${name}.`,
      access: 'user',
      body: UnlinkForm,
      answer: Done,
      refusals: { ...off, ...password },
      limits,
    }),
  }
}

export type FederatedDescriptions = ReturnType<typeof describeFederated>

export const federatedDescriptions = providerIds.flatMap((id) =>
  Object.values(describeFederated(id)),
)
