import type { SecuritySection } from '#core/sessions/login/login-methods.ts'
import { inOrder } from '#platform/in-order.ts'

/** What else opens an account, as features offer it. It comes with the page of its security alone. */
export const securitySections = inOrder(
  Object.values(
    import.meta.glob<SecuritySection>('../features/*/security-section.ts', {
      eager: true,
      import: 'securitySection',
    }),
  ),
)
