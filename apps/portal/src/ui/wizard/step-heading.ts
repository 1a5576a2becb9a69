/** Of the heading that gets the focus when its step is shown. @see useWizardFocus */
export const stepHeading = { tabIndex: -1, 'data-step-heading': true } as const
