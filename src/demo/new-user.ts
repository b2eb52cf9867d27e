import { emptyProfileQuestions, type DemoUser } from './db';
import type { TokenIdentity } from './demo-token';
import { newId } from './object-id';

/** A person at the very start of onboarding, as after the first login. */
export function createUser(person: TokenIdentity & { profilePicture: string | null }, now: Date): DemoUser {
  return {
    _id: newId(),
    firebaseUid: person.uid,
    name: person.name,
    username: '',
    email: person.email,
    bio: '',
    location: '',
    walletAddress: '',
    profilePicture: person.profilePicture,
    verified: false,
    createdAt: now.toISOString(),
    isProfileComplete: false,
    profileCompletionPercentage: 0,
    onboardingStep: 'profile',
    onboardingCompleted: false,
    socialMedia: [],
    profileQuestions: emptyProfileQuestions(),
  };
}
