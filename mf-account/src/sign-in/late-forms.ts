export { SecondStepForm } from './second-step-form';
export { SignInForm } from './sign-in-form';
