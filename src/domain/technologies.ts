import { textFinder } from './text-finder';

/** What is offered while somebody types their tech stack; any other can be typed as well. */
export const findTechnologies = textFinder(
  `Android, Angular, AWS, Azure, C#, C++, Clojure, CSS, Dart, Django, Docker, Elixir, Elm, Express, Figma,
  Firebase, Flutter, Go, Google Cloud, GraphQL, Haskell, HTML, Java, JavaScript, Kafka, Kotlin,
  Kubernetes, Laravel, Linux, MongoDB, MySQL, .NET, Next.js, Node.js, PHP, PostgreSQL, Python, PyTorch,
  React, React Native, Redis, Ruby, Ruby on Rails, Rust, Scala, Solidity, Spring, SQL, Svelte, Swift,
  Tailwind CSS, TensorFlow, Terraform, TypeScript, Vue, WebAssembly`.split(/,\s+/),
);
