export { STORAGE_KEYS, createSession, type Session, type StoredUser } from './session';
export { createAuthApi, type AuthApi, type OtpRequest, type SignInReply, type UserDetails } from './authApi';
export { createSignIn, type SignIn } from './signIn';
export { afterSignIn, createAuthProvider, type LecternAuthProvider, type LoginParams } from './authProvider';
export { normalizeModuleAccess } from './moduleAccess';
export { signInMessage, type SignInMessage } from './signInMessage';
export { HOME_PATH, SIGNED_IN_ADDRESS, landingEntries, landingPath, unknownPathTarget, type LandingEntry } from './landing';
export { exchangeAddressToken, TOKEN_PARAMETER } from './addressToken';
export { endSession, followSignOut, takeNotice, takeReturnPath, type Leave, type SessionNotice } from './endSession';
