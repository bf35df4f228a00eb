/** Where somebody looks at the own account; `null` for learners, who do not work in the console. */
export function ownAccountOf({ consoleAddress, role }: { readonly consoleAddress: string; readonly role: unknown }): string | null {
  return role === 'student' ? null : `${consoleAddress}/app/profile`;
}
