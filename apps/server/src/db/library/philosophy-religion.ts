import type { CourseContent } from './types.ts';

export const philosophyReligion: CourseContent = {
  key: 'philosophy-religion',
  title: 'Philosophy and World Religions',
  subject: 'Social Studies',
  description:
    'Students learn to build and test arguments, ask what knowledge is, compare world religions accurately and with respect, and reason about right action and a good life. The course describes and compares; it does not teach any doctrine.',
  gradeLevel: 12,
  credits: 0.5,
  ncaaArea: 'religion_philosophy',
  modules: [
    {
      title: 'Thinking Clearly',
      lessons: [
        {
          key: 'arguments-and-fallacies',
          title: 'Arguments: Valid, Sound, Strong or Broken',
          estimatedMinutes: 35,
          objectives: [
            'Identify the premises and the conclusion of an argument and put it in standard form',
            'Distinguish validity from soundness, and deductive from inductive arguments',
            'Recognize eight common fallacies',
            'Evaluate an argument fairly and suggest how to repair it',
          ],
          introduction:
            'Philosophers ask questions that cannot be settled by looking them up: what we can know, how we should live, whether life has a purpose. Their main tool is the argument. In this lesson you will learn to take arguments apart, to say exactly what is wrong with a bad one, and to be fair to the person who made it.',
          mainContent: `<h2>What an argument is</h2>
<p>An <strong>argument</strong> is a set of statements in which some, the <strong>premises</strong>, are offered as reasons for another, the <strong>conclusion</strong>. Words such as <em>because</em> and <em>since</em> point to premises; <em>therefore</em>, <em>so</em> and <em>thus</em> point to conclusions. To see an argument clearly, write it in <strong>standard form</strong>: number the premises, draw a line, and put the conclusion last.</p>
<blockquote>
<p>1. All humans are mortal.</p>
<p>2. Socrates is a human.</p>
<p>Therefore, Socrates is mortal.</p>
</blockquote>
<p>People often leave out a premise because it seems obvious. Supply it. If a friend says, “It’s a fish, so it lives in water,” the hidden premise is that all fish live in water. Once it is on the page, it can be questioned.</p>
<h2>Validity and soundness</h2>
<p>A deductive argument is <strong>valid</strong> when the premises could not all be true while the conclusion is false. Validity is about the connection, not about the facts. An argument is <strong>sound</strong> when it is valid <em>and</em> all its premises are true.</p>
<figure><svg viewBox="0 0 560 270" role="img" aria-label="Two circle diagrams: in the valid argument Socrates must lie inside the circle of mortals; in the invalid argument the dog is mortal without being human"><text class="label-strong" x="140" y="20" text-anchor="middle">Valid</text><circle class="area-blue" cx="140" cy="130" r="95"></circle><circle class="area-amber" cx="140" cy="150" r="52"></circle><text class="label" x="140" y="68" text-anchor="middle">mortal</text><text class="label" x="140" y="126" text-anchor="middle">human</text><circle class="mark" cx="140" cy="146" r="4"></circle><text class="label" x="140" y="170" text-anchor="middle">Socrates</text><text class="label-strong" x="420" y="20" text-anchor="middle">Invalid</text><circle class="area-blue" cx="420" cy="130" r="95"></circle><circle class="area-amber" cx="385" cy="150" r="45"></circle><text class="label" x="420" y="68" text-anchor="middle">mortal</text><text class="label" x="385" y="155" text-anchor="middle">human</text><circle class="mark" cx="465" cy="116" r="4"></circle><text class="label" x="467" y="140" text-anchor="middle">my dog</text><text class="label-small" x="140" y="252" text-anchor="middle">He cannot be outside the large circle.</text><text class="label-small" x="420" y="252" text-anchor="middle">Being mortal does not make it human.</text></svg><figcaption>On the right: all humans are mortal, my dog is mortal, so my dog is human. True premises, but the conclusion does not follow.</figcaption></figure>
<table>
<thead>
<tr><th scope="col">Argument</th><th scope="col">Valid?</th><th scope="col">Sound?</th></tr>
</thead>
<tbody>
<tr><td>All birds have feathers. Penguins are birds. So penguins have feathers.</td><td>Yes</td><td>Yes</td></tr>
<tr><td>All birds can fly. Penguins are birds. So penguins can fly.</td><td>Yes</td><td>No: the first premise is false</td></tr>
<tr><td>All penguins are birds. My parrot is a bird. So my parrot is a penguin.</td><td>No</td><td>No</td></tr>
</tbody>
</table>
<p>Many good arguments do not claim certainty. An <strong>inductive</strong> argument makes its conclusion probable: the bus has been on time for forty school days, so it will probably be on time tomorrow. We call such arguments <em>strong</em> or <em>weak</em>, not valid or invalid.</p>
<h2>Eight fallacies</h2>
<p>A <strong>fallacy</strong> is a common mistake in reasoning that can look convincing.</p>
<ul>
<li><strong>Ad hominem:</strong> attacking the person and not the argument.</li>
<li><strong>Straw man:</strong> answering a twisted, weaker version of what someone said.</li>
<li><strong>False dilemma:</strong> offering two choices when there are more.</li>
<li><strong>Slippery slope:</strong> claiming without evidence that one step must lead to disaster.</li>
<li><strong>Appeal to popularity:</strong> true because many people believe it.</li>
<li><strong>Hasty generalization:</strong> a conclusion about all from too few cases.</li>
<li><strong>Circular reasoning:</strong> assuming what you are trying to prove.</li>
<li><strong>Post hoc:</strong> it came after, so it was caused by. (<em>Post hoc</em> is Latin for “after this.”)</li>
</ul>
<h2>Worked example</h2>
<p>“We should not trust Professor Lane’s study of sleep. She is always tired herself.”</p>
<ol>
<li><strong>Conclusion:</strong> we should not trust the study.</li>
<li><strong>Premises:</strong> she is always tired. Hidden: a tired person’s study of sleep cannot be trusted.</li>
<li><strong>Evaluation:</strong> with the hidden premise the argument is valid, but that premise is false, so it is not sound. It is an ad hominem: her tiredness says nothing about her data.</li>
<li><strong>Repair:</strong> look at the study itself. Was the sample too small? Was the sleep measured or only guessed?</li>
</ol>
<h2>Be fair: the principle of charity</h2>
<p>Before you criticize, state the argument in its strongest form, one that its author would accept. Two warnings follow. A bad argument can have a true conclusion, so finding a fallacy does not prove the opposite. And calling out “fallacy” is not a reply; say why the reasons do not support the conclusion.</p>`,
          keyConcepts: [
            {
              term: 'Premise',
              meaning: 'A statement offered as a reason for accepting a conclusion.',
            },
            {
              term: 'Validity',
              meaning:
                'The property of a deductive argument whose premises could not all be true while its conclusion is false.',
            },
            { term: 'Soundness', meaning: 'Being valid and having only true premises.' },
            {
              term: 'Inductive argument',
              meaning: 'An argument that makes its conclusion probable, not certain.',
            },
            { term: 'Fallacy', meaning: 'A common mistake in reasoning that can look convincing.' },
            {
              term: 'Principle of charity',
              meaning: 'The rule that we state an argument in its strongest form before we criticize it.',
            },
          ],
          assignment: {
            key: 'four-day-week',
            title: 'Fallacies and the Four-Day Week',
            description:
              'Match eight fallacies with examples. Then take apart a letter to a school newspaper: put its main argument in standard form, evaluate it, and repair it.',
            kind: 'assignment',
            pointsPossible: 50,
            instructions: {
              durationMinutes: 40,
              materials: ['The matching activity on this page', 'The letter on this page', 'The answer box'],
              steps: [
                'Complete the matching activity.',
                'Read the letter and write its main argument in standard form, with numbered premises and a conclusion. Supply the hidden premise.',
                'Say whether the argument is valid and whether it is sound, and explain why.',
                'Quote two fallacies in the letter, name them and explain what is wrong.',
                'Be charitable: in one or two sentences, repair the argument. What evidence would make it stronger? Write 150 to 220 words.',
              ],
              story: {
                title: 'Letter to the editor (invented)',
                content: `To the editor:

It is time for a four-day school week. Last year Ridley High went to four days, and this year its test scores went up. So the shorter week raised the scores. A school should do whatever raises its scores, and therefore we should go to four days too.

I know that Dana Whitfield wrote against this in the last issue. But Dana only moved here in September, so I do not see why anyone should listen to her. She says that some families would need child care on Fridays. In other words, she thinks that school is nothing but a babysitter.

Let us be honest. Either we go to four days or we stay stuck in the last century. Almost everyone at my lunch table agrees with me, and that should tell you something.

A senior`,
              },
            },
            rubric: [
              {
                id: 'matching',
                name: 'Matching fallacies',
                points: 16,
                description: 'Each fallacy is matched with its example, two points per pair.',
                source: 'matching',
                levels: [],
              },
              {
                id: 'standard-form',
                name: 'Standard form',
                points: 10,
                description: 'Write the main argument as numbered premises and a conclusion.',
                notes:
                  'Puts the main argument in standard form with numbered premises: 1. After Ridley High changed to four days its test scores went up. 2. So the four-day week raises scores. 3. A school should do whatever raises its scores. Therefore, our school should go to four days. Supplies a hidden premise, such as that what worked at Ridley would work here.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Premises, hidden premise and conclusion in order', points: 10 },
                  { id: 'partial', label: 'Conclusion and some premises', points: 6 },
                  { id: 'none', label: 'No standard form', points: 0 },
                ],
              },
              {
                id: 'evaluation',
                name: 'Validity and soundness',
                points: 10,
                description: 'Judge whether it is valid and sound, with reasons.',
                notes:
                  'Evaluates correctly: if the premises were true, the conclusion would follow, so the argument can be made valid, but it is not sound, because a premise is false or not supported: the scores may have risen for another reason, and a school should not do just anything that raises scores.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Valid and sound used correctly with reasons', points: 10 },
                  { id: 'partial', label: 'One term used correctly, or reasons thin', points: 5 },
                  { id: 'none', label: 'No evaluation', points: 0 },
                ],
              },
              {
                id: 'fallacies-repair',
                name: 'Fallacies and repair',
                points: 14,
                description: 'Quote two fallacies, explain them and repair the argument.',
                notes:
                  'Quotes and names two fallacies and explains them: post hoc (“this year its test scores went up”), ad hominem (“only moved here in September”), straw man (“nothing but a babysitter”), false dilemma (“either … or we stay stuck”), appeal to popularity (“almost everyone at my lunch table”). Repairs the argument with better evidence, such as comparing several schools, several years, or an answer to the child care problem.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Two fallacies explained and a useful repair', points: 14 },
                  { id: 'most', label: 'Two fallacies explained, repair missing or thin', points: 10 },
                  { id: 'partial', label: 'One fallacy, or names only', points: 5 },
                  { id: 'none', label: 'None', points: 0 },
                ],
              },
            ],
            matching: [
              {
                left: 'Ad hominem',
                right: '“Ignore Mr. Boyd’s plan for the park. He cannot even keep his own lawn green.”',
              },
              {
                left: 'Straw man',
                right: '“You want less homework? So you believe students should never have to work at all.”',
              },
              {
                left: 'False dilemma',
                right: '“Either you join the marching band or you do not care about this school.”',
              },
              {
                left: 'Slippery slope',
                right:
                  '“If we accept one late paper, next all papers will be late, and soon nobody will learn anything.”',
              },
              {
                left: 'Appeal to popularity',
                right: '“Millions of people read their horoscope, so there must be some truth in it.”',
              },
              {
                left: 'Hasty generalization',
                right: '“Two drivers from that town honked at me, so everybody there is rude.”',
              },
              { left: 'Circular reasoning', right: '“He never lies. He told me so himself.”' },
              {
                left: 'Post hoc',
                right: '“I wore green socks and then we won, so the socks made us win.”',
              },
            ],
            sampleAnswers: [
              `1. After Ridley High went to four days, its test scores went up.
2. (From 1) The four-day week raised the scores.
3. (Hidden) What worked at Ridley would work at our school.
4. A school should do whatever raises its scores.
Therefore, our school should go to a four-day week.

If premises 2, 3 and 4 were all true, the conclusion would follow, so the last step is valid. However, the argument is not sound. Premise 2 rests on a post hoc fallacy: the letter says that Ridley changed “and this year its test scores went up,” but coming after is not the same as being caused by. The scores may have risen because of new teachers or an easier test. Premise 4 is false as well, since a school should not do just anything for scores. The letter also contains a straw man. Dana said that some families need child care on Fridays, and the writer turns this into school being “nothing but a babysitter,” which is easier to attack than her real point.
To be charitable, the writer’s conclusion may still be right. A stronger argument would compare the scores of several four-day schools with similar five-day schools over a few years, and it would answer Dana by offering a Friday program for families that need one.`,
              `1. Ridley High went to four days and its scores went up.
2. A school should do whatever raises its scores.
Therefore, we should go to four days too.

I think the argument is valid because the conclusion follows if the premises are true, but it is not sound. We do not know that the four days made the scores go up. This is the post hoc fallacy, because it happened after, but maybe something else caused it. There is also an ad hominem, because the writer says that Dana “only moved here in September.” It does not matter when she moved here. What matters is whether her reason about child care is good. To repair the argument, the writer should find more schools with four days and see if their scores went up too.`,
              `The main argument is that we should have a four-day week because Ridley High did it and the scores went up. It is not valid because Dana does not agree. One fallacy is ad hominem, because he attacks Dana for being new. Another one is that everyone at his lunch table agrees. He should use better evidence.`,
              `I agree with the letter because four days would be better for everyone. Students are tired and need more sleep. Dana’s argument is wrong.`,
            ],
          },
        },
        {
          key: 'what-is-knowledge',
          title: 'What Does It Take to Know Something?',
          estimatedMinutes: 35,
          objectives: [
            'Explain the definition of knowledge as justified true belief',
            'Describe a case that troubles this definition',
            'Compare rationalist and empiricist accounts of where knowledge comes from',
            'Discuss when we are entitled to believe what others tell us',
          ],
          introduction:
            'You know your own name, that Paris is in France and that the sun will rise tomorrow. But what makes these things knowledge and not just lucky guesses? The branch of philosophy that asks is called epistemology, from the Greek word for knowledge. In this lesson you will test a very old definition and meet people who tried to doubt everything.',
          mainContent: `<h2>True belief is not enough</h2>
<p>Suppose you ask two travelers the way to Larissa. One has walked the road; the other only guesses, but guesses right. Both get you there. In his dialogue <em>Meno</em>, Plato lets Meno ask Socrates why we should prize knowledge above true opinion, if both lead to the town. Socrates answers with a joke about statues so lifelike that they run away unless they are tied down. True opinions are like that: they wander off until they are tied by reasons.</p>
<p>From this idea comes the classic definition. To know something is to have a <strong>justified true belief</strong>.</p>
<table>
<thead>
<tr><th scope="col">Condition</th><th scope="col">What fails without it</th></tr>
</thead>
<tbody>
<tr><td><strong>Belief:</strong> you accept it</td><td>You cannot know what you do not even believe.</td></tr>
<tr><td><strong>Truth:</strong> it is so</td><td>People once were sure that the sun circles the earth; they believed it, but they did not know it.</td></tr>
<tr><td><strong>Justification:</strong> you have good reasons</td><td>A lucky guess is true belief, not knowledge.</td></tr>
</tbody>
</table>
<h2>A short paper and a big problem</h2>
<p>In 1963 Edmund Gettier published a paper of three pages arguing that these conditions are not enough. Here is a case in his spirit. You look across a field, see what looks exactly like a sheep, and believe that there is a sheep in the field. What you see is a large white dog. Behind a hill, out of sight, stands a real sheep. Your belief is true and you had good reasons, yet it seems wrong to say that you <em>knew</em>. Luck has slipped in between the reasons and the truth.</p>
<p>Philosophers have proposed repairs: the reasons must not rest on anything false; the belief must be produced by a reliable process; you must be right <em>because of</em> your ability. Each repair has met new counterexamples, and the debate goes on.</p>
<h2>Where does knowledge come from?</h2>
<h3>Reason: Descartes</h3>
<p>In 1641 René Descartes tried to doubt everything that could be doubted. The senses sometimes deceive us. He might be dreaming. A powerful demon might be tricking him even about arithmetic. But one thing survived: to be deceived, he must exist. “I think, therefore I am,” he wrote elsewhere. <strong>Rationalists</strong> like Descartes hold that the surest knowledge comes from reason, as in mathematics.</p>
<h3>Experience: Locke and Hume</h3>
<p><strong>Empiricists</strong> answer that the mind has nothing to reason about until the senses bring it in. John Locke compared the mind to “white paper, void of all characters, without any ideas”; experience writes on it. David Hume added a disturbing question. We expect the sun to rise because it always has. But why should the future be like the past? If we say, “Because it has been so before,” we are going in a circle. This is called the <strong>problem of induction</strong>. Hume did not stop expecting sunrises; he concluded that habit, not proof, supports them. Immanuel Kant later argued that both sides were half right: experience gives us the material, and the mind gives it form.</p>
<h2>Worked example: believing others</h2>
<p>Most of what you know you learned from other people. Have you checked that Antarctica exists? In 1877 W. K. Clifford told of a shipowner who talked himself into believing that his old ship was safe. It sank with all on board. Clifford drew a strict rule:</p>
<blockquote><p>It is wrong always, everywhere, and for anyone, to believe anything upon insufficient evidence.</p></blockquote>
<ol>
<li><strong>State it fairly.</strong> The owner was wrong even if he was sincere, because he had no right to that belief.</li>
<li><strong>Test it.</strong> Can we always wait for evidence? William James replied that sometimes a choice is urgent and the evidence undecided, as when we must trust a person before friendship can begin.</li>
<li><strong>Refine it.</strong> Perhaps the more harm a false belief could do, the more evidence we owe. That rule keeps Clifford’s point about the ship and leaves room for James’s point about friends.</li>
</ol>
<h2>Common mistakes</h2>
<ul>
<li>Confusing knowledge with certainty. If we needed certainty, we would know almost nothing.</li>
<li>Saying “true for me.” A belief can be <em>mine</em>; whether it is true does not depend on me.</li>
<li>Treating doubt as a refusal to think. Descartes doubted in order to build.</li>
</ul>`,
          keyConcepts: [
            { term: 'Epistemology', meaning: 'The branch of philosophy that studies knowledge.' },
            {
              term: 'Justified true belief',
              meaning:
                'The classic definition of knowledge: a belief that is true and held for good reasons.',
            },
            {
              term: 'Gettier case',
              meaning:
                'A case of justified true belief that seems not to be knowledge, because luck makes it true.',
            },
            {
              term: 'Rationalism',
              meaning: 'The view that reason is the main source of our surest knowledge.',
            },
            {
              term: 'Empiricism',
              meaning: 'The view that knowledge comes from experience through the senses.',
            },
            {
              term: 'Problem of induction',
              meaning: 'Hume’s question of what entitles us to expect that the future will be like the past.',
            },
          ],
          assignment: {
            key: 'station-clock',
            title: 'Quiz: The Station Clock',
            description:
              'Read the case and answer four questions about knowledge, doubt and evidence, using the terms of the lesson.',
            kind: 'quiz',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 35,
              materials: ['The case on this page', 'The lesson text', 'The answer box'],
              steps: [
                'Question 1. Name the three conditions of the classic definition of knowledge. Which one does Leo’s belief lack?',
                'Question 2. Does Nadia know that it is 3:47? Explain why her case troubles the definition, and suggest a repair.',
                'Question 3. What could Descartes doubt in this scene, and what could he not doubt? How would an empiricist go about finding out the time?',
                'Question 4. Was Nadia wrong to believe the clock? Apply Clifford’s rule, then say whether you agree and why.',
                'Answer each question in two to four sentences in the same answer box.',
              ],
              story: {
                title: 'The station clock (invented)',
                content: `Nadia and Leo walk into a train station. Their train leaves at 4:05. Nadia looks at the big clock, which she has passed every school day for two years and which has always been right. It says 3:47. “It’s 3:47,” she says. “We have time for a sandwich.”

It is in fact 3:47. But the clock stopped at 3:47 this morning, before anyone was awake to notice. Nadia happened to look during one of the two minutes of the day when that clock is right.

Leo has not looked at anything. “I felt it was 3:47,” he says. “Four and seven are my lucky numbers.” He really believes it.

They eat their sandwiches. When they look up again, the clock still says 3:47.`,
              },
            },
            rubric: [
              {
                id: 'conditions',
                name: 'Question 1: Conditions',
                points: 8,
                description: 'Name the conditions of knowledge and apply them to Leo.',
                notes:
                  'Names the three conditions of knowledge, belief, truth and justification, and says that Leo’s belief is true but lacks justification, because lucky numbers are not a good reason, so it is only a lucky guess.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Three conditions, justification lacking for Leo', points: 8 },
                  { id: 'partial', label: 'Conditions or Leo’s case only', points: 4 },
                  { id: 'none', label: 'Missing or wrong', points: 0 },
                ],
              },
              {
                id: 'gettier',
                name: 'Question 2: Nadia’s case',
                points: 12,
                description: 'Say whether Nadia knows the time, and what her case shows.',
                notes:
                  'Explains that Nadia has a justified true belief, since the clock was always right and it is 3:47, but does not seem to know, because the clock has stopped and it is luck that she is right, which is a Gettier case; suggests a repair, such as that the reasons must not rest on anything false or the process must be reliable.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Gettier case explained with a repair', points: 12 },
                  { id: 'most', label: 'Luck explained, no repair', points: 8 },
                  { id: 'partial', label: 'Answer without explanation', points: 4 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'sources',
                name: 'Question 3: Reason and experience',
                points: 10,
                description:
                  'Say what Descartes could doubt, what he couldn’t, and what an empiricist would do.',
                notes:
                  'Says that Descartes could doubt the clock, the station, his senses or whether he is dreaming, but could not doubt that he himself exists while he thinks; an empiricist would use the senses and experience, for example watch whether the hands move or compare a phone or other clocks.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Doubt, its limit and the empiricist’s check', points: 10 },
                  { id: 'partial', label: 'One of the two views explained', points: 5 },
                  { id: 'none', label: 'Missing or wrong', points: 0 },
                ],
              },
              {
                id: 'clifford',
                name: 'Question 4: Clifford’s rule',
                points: 10,
                description: 'Apply Clifford’s rule and say whether you agree.',
                notes:
                  'Applies Clifford’s rule that it is wrong to believe anything upon insufficient evidence, for example that two years of a correct clock is good evidence or that she should have checked again, and gives a reasoned opinion, for instance that more evidence is owed when more harm is possible, or that we cannot check everything.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Rule applied with a reasoned opinion', points: 10 },
                  { id: 'partial', label: 'Rule or opinion only', points: 5 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `1. The three conditions are belief, truth and justification. Leo believes that it is 3:47 and it is true, but he has no justification. Lucky numbers are not a good reason, so his belief is only a lucky guess.
2. I would say that Nadia does not know it, although she has a justified true belief. Her reason is good, because the clock has been right for two years, but the clock has stopped, so it is luck that she is right. That makes it a Gettier case, in which all three conditions are met and knowledge is still missing. A repair could be that the reasons must not rest on anything false, and hers rest on the false belief that the clock is running.
3. Descartes could doubt the clock, his senses and even the station, because he could be dreaming. He could not doubt that he exists, since doubting is a kind of thinking. An empiricist would trust experience but test it, for example by watching whether the hands move or comparing the clock with a phone.
4. Clifford says it is wrong to believe upon insufficient evidence. I think that two years of a correct clock is sufficient for a sandwich, because the most she could lose is a train. If a life depended on the time, she would owe it a second look, so I would adjust his rule to the possible harm.`,
              `1. The conditions are justified, true and belief. Leo has no justification because he just used his lucky numbers.
2. Nadia has a justified true belief, but she does not really know it because the clock is stopped. She was only right by luck. This is like the sheep in the field. Maybe the definition should say that you cannot be lucky.
3. Descartes could doubt the clock because his senses might deceive him or he could be dreaming. He could not doubt that he exists. An empiricist would look at another clock.
4. Clifford would say she needed enough evidence. I think she was not wrong, because the clock had always been right before and nobody can check everything.`,
              `1. You need belief and truth and a reason. Leo did not have a reason.
2. Yes, Nadia knows because it really is 3:47 and she looked at the clock.
3. Descartes doubted everything. He said “I think, therefore I am.”
4. She should have checked her phone, so it was a little bit wrong.`,
              `1. Leo is wrong because he guessed. 2. Nadia knows the time. 3. He could doubt everything. 4. No, because anyone can make a mistake and it is true for her.`,
            ],
          },
        },
      ],
    },
    {
      title: 'World Religions Compared',
      lessons: [
        {
          key: 'judaism-christianity-islam',
          title: 'Judaism, Christianity and Islam: One Ancestor, Three Traditions',
          estimatedMinutes: 40,
          objectives: [
            'Apply four rules for describing religions accurately and with respect',
            'Describe central beliefs, texts and practices of Judaism, Christianity and Islam',
            'Compare the three traditions, naming likenesses and differences',
            'Explain why there is diversity within each tradition',
          ],
          introduction:
            'More than half of the people on earth belong to one of three religions that look back to Abraham. This course does not ask which religion is true, and it does not ask what you believe. It asks you to understand: to describe each tradition so that a thoughtful member would say, “Yes, that is us.”',
          mainContent: `<h2>How to study a religion you may or may not share</h2>
<ol>
<li><strong>Attribute beliefs.</strong> Write “Christians believe that Jesus rose from the dead” or “Muslims regard the Qur’an as the word of God.” You report a belief without teaching or denying it.</li>
<li><strong>Expect diversity.</strong> Every tradition has branches, arguments and people who practice more or less strictly. “Most,” “many” and “some” are honest words.</li>
<li><strong>Compare like with like.</strong> Do not set one religion’s ideals beside another’s failures.</li>
<li><strong>Look at the whole.</strong> The scholar Ninian Smart pointed out that a religion is more than beliefs: it has rituals, stories, experience, ethics, community and material things such as buildings and art.</li>
</ol>
<h2>Judaism</h2>
<p>Judaism is the oldest of the three, with around 15 million adherents today. It holds that there is one God, who created the world and made a <strong>covenant</strong>, a lasting agreement, with Abraham and his descendants. According to the Torah, God freed the Israelites from slavery in Egypt and gave the law to Moses at Mount Sinai. The <strong>Torah</strong> (the first five books of the Hebrew Bible) is read aloud in the synagogue in the course of a year, and the <strong>Talmud</strong> records centuries of discussion of how to live by it. A central prayer begins, in the King James translation, “Hear, O Israel: The LORD our God is one LORD.” From Friday sunset to Saturday night many Jews keep the <strong>Sabbath</strong> as a day of rest. Branches include Orthodox, Conservative and Reform Judaism.</p>
<h2>Christianity</h2>
<p>Christianity began within Judaism in the first century CE and is now the largest religion, with more than two billion members. Christians believe that Jesus of Nazareth is the Christ (Messiah) and the Son of God, that he died on a cross and rose again, and that through him God offers forgiveness and eternal life. Most Christians speak of one God as a <strong>Trinity</strong>: Father, Son and Holy Spirit. The Bible contains the Old Testament, shared largely with Judaism, and the New Testament with four <strong>Gospels</strong> about Jesus. Nearly all churches practice baptism and a shared meal of bread and wine in memory of Jesus. The main branches are Catholic, Orthodox and Protestant.</p>
<h2>Islam</h2>
<p>Islam arose in Arabia in the seventh century CE and has about two billion members. <em>Islam</em> means submission, that is, giving oneself to God (in Arabic, Allah). Muslims believe that God spoke through a line of prophets, among them Abraham, Moses and Jesus, and finally through Muhammad (about 570–632). They regard the <strong>Qur’an</strong> as God’s own words revealed to him. Life is shaped by the <strong>Five Pillars</strong>:</p>
<ul>
<li>the declaration of faith in one God, with Muhammad as God’s messenger,</li>
<li>prayer five times a day,</li>
<li>giving a share of wealth to those in need,</li>
<li>fasting by day in the month of Ramadan,</li>
<li>a pilgrimage to Mecca once in a lifetime, for those who are able.</li>
</ul>
<p>The two largest branches, Sunni and Shia, parted over who should lead the community after Muhammad’s death.</p>
<h2>Side by side</h2>
<table>
<thead>
<tr><th scope="col"></th><th scope="col">Judaism</th><th scope="col">Christianity</th><th scope="col">Islam</th></tr>
</thead>
<tbody>
<tr><td>God</td><td>One, indivisible</td><td>One, as Trinity for most</td><td>One, indivisible</td></tr>
<tr><td>Scripture</td><td>Hebrew Bible (with Torah)</td><td>Bible: Old and New Testaments</td><td>Qur’an</td></tr>
<tr><td>Abraham</td><td>Father of the people of the covenant</td><td>Model of faith</td><td>Prophet and model of submission</td></tr>
<tr><td>Jesus</td><td>Not regarded as Messiah</td><td>Christ, Son of God</td><td>Honored prophet, not divine</td></tr>
<tr><td>Gathering</td><td>Synagogue, Sabbath</td><td>Church, Sunday for most</td><td>Mosque, Friday noon prayer</td></tr>
</tbody>
</table>
<h2>Worked example: a careful comparison</h2>
<p><strong>Careless:</strong> “All three religions are basically the same.” This erases what members care about. <strong>Careless:</strong> “They have nothing in common.” This ignores history. <strong>Careful:</strong> “All three teach that there is one God who calls people to justice and mercy, and all honor Abraham. They differ about how God is most fully known: for many Jews through the Torah, for Christians in Jesus, and for Muslims in the Qur’an.”</p>
<h2>Common mistakes</h2>
<ul>
<li>Writing “they” for everyone in a religion, as if millions agreed.</li>
<li>Explaining one religion only in terms of another (“the Qur’an is the Muslim Bible”).</li>
<li>Slipping from “Muslims believe” to “it is a fact,” or to “they only think.” Both leave the study of religion behind.</li>
</ul>`,
          keyConcepts: [
            { term: 'Monotheism', meaning: 'Belief in one God.' },
            {
              term: 'Covenant',
              meaning: 'A lasting agreement, especially the one between God and the people of Israel.',
            },
            {
              term: 'Torah',
              meaning: 'The first five books of the Hebrew Bible; more widely, Jewish teaching.',
            },
            {
              term: 'Gospel',
              meaning: 'One of four New Testament books about the life, death and resurrection of Jesus.',
            },
            {
              term: 'Five Pillars',
              meaning: 'The basic practices of Islam: faith, prayer, giving, fasting and pilgrimage.',
            },
            {
              term: 'Diversity within a tradition',
              meaning: 'The differences of belief and practice among members of the same religion.',
            },
          ],
          assignment: {
            key: 'three-fasts',
            title: 'Three Fasts: A Comparison',
            description:
              'Read descriptions of fasting in Judaism, Christianity and Islam and write a careful comparison of two of them or of all three.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 40,
              materials: ['The descriptions on this page', 'The four rules in the lesson', 'The answer box'],
              steps: [
                'Read the descriptions. Note when each fast takes place, what it asks and what it is for.',
                'Write a thesis that names at least one likeness and one difference.',
                'Describe the practices accurately, and attribute beliefs (“Muslims believe …,” “for many Christians …”).',
                'Explain one likeness in purpose and one difference in meaning or practice.',
                'Add one sentence on diversity: how might members of the same religion fast differently? Write 150 to 220 words.',
              ],
              story: {
                title: 'Three fasts',
                content: `Yom Kippur, the Day of Atonement, is the most solemn day of the Jewish year and falls in September or October. From before sunset until after nightfall the next day, about twenty-five hours, observant adults neither eat nor drink. Much of the day is spent in the synagogue. Jews ask God’s forgiveness, and they are taught to ask forgiveness first of the people they have wronged. Children do not fast, and anyone whose health would be in danger must not.

Lent is the season before Easter. In Western churches it begins on Ash Wednesday and lasts forty days, not counting Sundays, recalling the forty days that the Gospels say Jesus fasted in the wilderness. Catholics keep certain days of fasting and eat no meat on Fridays; many Christians give up something they enjoy, or give more time to prayer and to people in need. Orthodox Christians traditionally go without meat and dairy foods in their Great Lent. Many Protestants keep no particular fast. Lent looks toward Easter, when Christians celebrate the resurrection of Jesus.

Ramadan is the ninth month of the Islamic lunar calendar, so it moves through the seasons. It honors the month in which Muslims believe the Qur’an was first revealed. From dawn to sunset healthy adults take no food or drink. Families and neighbors break the fast together in the evening, and many people read the whole Qur’an and give to the poor. Children, the sick, travelers and women who are pregnant are excused; many make up the days later. The month ends with the feast of Eid al-Fitr.`,
              },
            },
            rubric: [
              {
                id: 'accuracy',
                name: 'Accurate description',
                points: 14,
                description: 'Describe the fasts accurately and with details.',
                notes:
                  'Describes the fasts accurately with details: Yom Kippur lasts about twenty-five hours without food or drink and asks forgiveness of God and people; Lent lasts forty days before Easter and may mean giving up meat or something enjoyed; in Ramadan Muslims take no food or drink from dawn to sunset for a month that honors the Qur’an, and break the fast together.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Accurate and specific', points: 14 },
                  { id: 'most', label: 'Mostly accurate, few details', points: 9 },
                  { id: 'partial', label: 'Vague or with errors', points: 5 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'comparison',
                name: 'Likeness and difference',
                points: 14,
                description: 'Explain one way in which they are alike and one in which they differ.',
                notes:
                  'Explains a likeness, such as that both or all use hunger or giving something up to turn attention from the body to God, to self-control and to people in need, and a difference, such as one day of atonement, a season of preparation for Easter, or a month of days that honors revelation.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Likeness and difference explained', points: 14 },
                  { id: 'most', label: 'Both named, one explained', points: 9 },
                  { id: 'partial', label: 'One only', points: 5 },
                  { id: 'none', label: 'No comparison', points: 0 },
                ],
              },
              {
                id: 'respect',
                name: 'Attribution, respect and diversity',
                points: 12,
                description: 'Say whose belief it is, be fair, and allow for differences within a religion.',
                notes:
                  'Attributes beliefs with phrases such as Muslims believe, for many Christians or Jews are taught, does not judge which fast is better, and notes diversity with most, many or some, for example that Orthodox, Catholic and Protestant Christians keep Lent differently or that the sick and children do not fast.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Attribution throughout, fair, diversity noted', points: 12 },
                  { id: 'partial', label: 'Mostly fair, attribution or diversity missing', points: 7 },
                  { id: 'none', label: 'Judges or stereotypes', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Yom Kippur and Ramadan both ask believers to go without food and water in order to turn toward God and toward other people, but one is a single day about forgiveness and the other is a month that honors revelation. On Yom Kippur observant Jewish adults neither eat nor drink for about twenty-five hours and spend much of the day in the synagogue. In Ramadan healthy Muslim adults fast from dawn to sunset for a whole month and then break the fast together in the evening. The likeness is in the purpose. In both traditions the hunger is not the goal. It is meant to teach self-control and attention to others: Jews are taught to ask forgiveness of the people they have wronged, and many Muslims give to the poor. The difference is in what is remembered. Yom Kippur looks at what a person has done and needs to repair. Ramadan looks at a gift, because Muslims believe that the Qur’an was first revealed in that month, and it ends in a feast. There is diversity too. Not all Jews fast, and in both religions people whose health is at risk are excused. Travelers may make up the days of Ramadan later, so two Muslims in one family might fast on different days.`,
              `Lent and Ramadan are both longer times of fasting, but they are done differently. Lent is forty days before Easter. Many Christians give up something they enjoy, and Catholics do not eat meat on Fridays. In Ramadan Muslims take no food or drink from dawn to sunset for a month. A likeness is that both are about more than food. They are supposed to help people pray and think about people in need. A difference is that Lent gets ready for Easter, when Christians celebrate that Jesus rose, while Ramadan honors the month when Muslims believe the Qur’an was revealed. Not everybody does it the same way, because Orthodox Christians give up meat and dairy and many Protestants do not fast at all.`,
              `All three religions have fasting. On Yom Kippur Jews do not eat for a day. In Ramadan Muslims do not eat for a month in the daytime. In Lent Christians give something up. They are similar because they are all for God. They are different because Ramadan is harder than Lent, so Muslims are stricter.`,
              `Fasting means you do not eat. A lot of religions do it. I would not like to do it because I get hungry at school. They are all basically the same.`,
            ],
          },
        },
        {
          key: 'traditions-of-asia',
          title: 'Hinduism, Buddhism, Confucianism and Daoism',
          estimatedMinutes: 40,
          objectives: [
            'Describe central ideas and practices of four traditions that began in South and East Asia',
            'Define dharma, karma, nirvana, ren and wu wei',
            'Explain how two traditions answer the same human question',
            'Place the beginnings of major religions on a timeline',
          ],
          introduction:
            'Some traditions ask first not “What do you believe?” but “How do you walk?” In this lesson you will meet four that began in India and China and that guide well over a billion people today. They differ about gods, selves and the world, and each has something to say about desire, duty and peace.',
          mainContent: `<h2>A timeline</h2>
<figure><svg viewBox="0 0 560 225" role="img" aria-label="Timeline from 1500 BCE to 1500 CE with the Vedic hymns, the Hebrew Bible, Confucius, the Buddha, Jesus, Muhammad and Guru Nanak"><rect class="area-clay" x="40" y="14" width="75" height="12"></rect><text class="label-small" x="121" y="24">Vedic hymns</text><rect class="area-blue" x="145" y="38" width="98" height="12"></rect><text class="label-small" x="249" y="48">most of the Hebrew Bible written</text><rect class="area-clay" x="180" y="62" width="25" height="12"></rect><text class="label-small" x="211" y="72">the Buddha (dates are debated)</text><rect class="area-pine" x="182" y="86" width="11" height="12"></rect><text class="label-small" x="199" y="96">Confucius</text><rect class="area-blue" x="264" y="110" width="6" height="12"></rect><text class="label-small" x="276" y="120">Jesus of Nazareth</text><rect class="area-blue" x="350" y="134" width="10" height="12"></rect><text class="label-small" x="366" y="144">Muhammad</text><rect class="area-clay" x="485" y="158" width="11" height="12"></rect><text class="label-small" x="479" y="168" text-anchor="end">Guru Nanak, founder of Sikhism</text><line class="line" x1="40" y1="190" x2="520" y2="190"></line><line class="line" x1="40" y1="186" x2="40" y2="194"></line><line class="line" x1="115" y1="186" x2="115" y2="194"></line><line class="line" x1="190" y1="186" x2="190" y2="194"></line><line class="line" x1="265" y1="186" x2="265" y2="194"></line><line class="line" x1="340" y1="186" x2="340" y2="194"></line><line class="line" x1="415" y1="186" x2="415" y2="194"></line><line class="line" x1="490" y1="186" x2="490" y2="194"></line><text class="label-small" x="40" y="212" text-anchor="middle">1500 BCE</text><text class="label-small" x="115" y="212" text-anchor="middle">1000 BCE</text><text class="label-small" x="190" y="212" text-anchor="middle">500 BCE</text><text class="label-small" x="265" y="212" text-anchor="middle">1 CE</text><text class="label-small" x="340" y="212" text-anchor="middle">500 CE</text><text class="label-small" x="415" y="212" text-anchor="middle">1000 CE</text><text class="label-small" x="490" y="212" text-anchor="middle">1500 CE</text></svg><figcaption>Approximate dates. Note how close in time Confucius and the Buddha lived.</figcaption></figure>
<h2>Hinduism</h2>
<p>Hinduism has about 1.2 billion adherents, most of them in India. It has no single founder and no single creed; it is a family of traditions that honor the ancient <strong>Vedas</strong>. Several ideas are widely shared. Living beings pass through many lives (<em>samsara</em>). <strong>Karma</strong> is the law that actions have consequences for the one who acts, in this life or a later one. <strong>Dharma</strong> is the right way of living, which includes the duties of one’s place and stage of life. The final goal is <strong>moksha</strong>, release from rebirth. Many Hindus worship God in a chosen form, such as Vishnu, Shiva or the Goddess; many say that all forms point to one reality, Brahman. In the <em>Bhagavad Gita</em>, Krishna teaches the warrior Arjuna to do his duty without clinging to its rewards.</p>
<h2>Buddhism</h2>
<p>Siddhartha Gautama, called the Buddha (“awakened one”), taught in northern India about twenty-five centuries ago. His teaching is summed up in the <strong>Four Noble Truths</strong>:</p>
<ol>
<li>Life as we usually live it involves suffering and dissatisfaction (<em>dukkha</em>).</li>
<li>Its cause is craving: we cling to things that cannot last.</li>
<li>Craving can end, and with it suffering; this is <strong>nirvana</strong>.</li>
<li>The way is the Eightfold Path of right understanding, conduct and meditation.</li>
</ol>
<p>Buddhism keeps karma and rebirth but teaches that there is no unchanging self. Its main branches are Theravada, strong in Southeast Asia, and Mahayana, strong in East Asia, with a form often called Vajrayana in Tibet.</p>
<h2>Confucianism</h2>
<p>Confucius (551–479 BCE) lived in a time of war between Chinese states and asked how order could return. His answer was to become better people in our relationships: parent and child, ruler and subject, friend and friend. <strong>Ren</strong> is humaneness, caring for others as fellow human beings; <strong>li</strong> is ritual and good manners, which train the heart; <strong>filial piety</strong> is respect for parents and ancestors. Scholars disagree whether Confucianism is best called a religion or a philosophy. It shows that the border between the two is ours.</p>
<h2>Daoism</h2>
<p>The <em>Daodejing</em>, traditionally ascribed to Laozi, speaks of the <strong>Dao</strong>, the Way that runs through all things and that no name can hold. Its ideal is <strong>wu wei</strong>, “not forcing”: acting as water acts, which is soft, seeks the low place, and wears away stone. In later centuries Daoism also developed temples, priests and rituals, and many Chinese people have drawn on Confucian, Daoist and Buddhist teachings together.</p>
<h2>Worked example: one question, two answers</h2>
<p><strong>Question:</strong> You trained all year and lost the race. What now?</p>
<table>
<thead>
<tr><th scope="col">Tradition</th><th scope="col">What it might point to</th><th scope="col">The advice in one line</th></tr>
</thead>
<tbody>
<tr><td>Hinduism (the Gita)</td><td>You have a right to the work, not to its fruits.</td><td>Run well because running well is yours to do.</td></tr>
<tr><td>Buddhism</td><td>The pain comes from clinging to a result.</td><td>Notice the craving and let it go.</td></tr>
</tbody>
</table>
<p>The likeness is striking: both loosen our grip on results. The difference matters as well. The Gita sends Arjuna back to his own duty; early Buddhist texts often praise those who leave household life to seek awakening.</p>
<h2>Common mistakes</h2>
<ul>
<li>Calling karma “luck” or “revenge.” It is about the consequences of one’s own acts.</li>
<li>Saying that Buddhists worship the Buddha as the creator of the world. They honor him as a teacher, though practices differ widely.</li>
<li>Reading wu wei as laziness. A skilled swimmer works with the current; that is not idleness.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Dharma',
              meaning:
                'In Hinduism, the right way of living and one’s duties; in Buddhism, also the teaching.',
            },
            {
              term: 'Karma',
              meaning: 'The law that actions have consequences for the one who acts.',
            },
            {
              term: 'Four Noble Truths',
              meaning: 'The Buddha’s teaching about suffering, its cause, its end and the path to that end.',
            },
            { term: 'Nirvana', meaning: 'In Buddhism, the ending of craving and of suffering.' },
            { term: 'Ren', meaning: 'In Confucianism, humaneness or caring for others.' },
            {
              term: 'Wu wei',
              meaning: 'In Daoism, acting without forcing, in harmony with the Way.',
            },
          ],
          assignment: {
            key: 'two-sisters',
            title: 'Advice for Two Sisters',
            description:
              'Match eight terms with their meanings. Then explain what two traditions might say to two sisters who no longer speak to each other.',
            kind: 'assignment',
            pointsPossible: 46,
            instructions: {
              durationMinutes: 40,
              materials: [
                'The matching activity on this page',
                'The case and the four passages on this page',
                'The answer box',
              ],
              steps: [
                'Complete the matching activity.',
                'Read the case and the four passages. Choose two traditions.',
                'For each, explain what it might advise Mara and Lena. Use at least one term from the lesson and one quotation or close reference to its passage.',
                'Compare: where does the advice agree, and where does it differ?',
                'Keep to description: say what a follower of the tradition might say, not what everybody ought to believe. Write 150 to 220 words.',
              ],
              story: {
                title: 'The case and four passages',
                content: `Mara and Lena have not spoken for a year. When their father died, he left the family shop to Lena, the younger, who had worked in it with him. Mara, the older, had expected a share. She said so at the funeral, in front of everyone. Lena changed the locks. Their mother is alive, and she has dinner with each of them on different days.

Hinduism. In the second chapter of the Bhagavad Gita, Krishna tells Arjuna that he has a right to action alone and never to its fruits; he should do his duty, and let the hope of reward be neither his motive nor his reason to stop. (Paraphrase)

Buddhism. “For hatred does not cease by hatred at any time: hatred ceases by love, this is an old rule.” (Dhammapada 5, translated by F. Max Müller)

Confucianism. Asked for one word to live by, Confucius answered: “Is not reciprocity such a word? What you do not want done to yourself, do not do to others.” (Analects, Book 15, translated by James Legge)

Daoism. “The highest excellence is like (that of) water. The excellence of water appears in its benefiting all things, and in its occupying, without striving (to the contrary), the low place which all men dislike.” (Daodejing 8, translated by James Legge)`,
              },
            },
            rubric: [
              {
                id: 'matching',
                name: 'Matching terms',
                points: 16,
                description: 'Each term is matched with its meaning, two points per pair.',
                source: 'matching',
                levels: [],
              },
              {
                id: 'first-tradition',
                name: 'First tradition',
                points: 10,
                description: 'Explain what one tradition might advise, with a term and its passage.',
                notes:
                  'Explains accurately what one tradition might advise, with a term and its passage: a Buddhist might point to craving and clinging and say that “hatred ceases by love”; a Confucian might point to ren, filial piety toward the mother, li, and “What you do not want done to yourself, do not do to others.”',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Accurate, with a term and the passage applied', points: 10 },
                  { id: 'partial', label: 'Accurate but general', points: 6 },
                  { id: 'none', label: 'Missing or inaccurate', points: 0 },
                ],
              },
              {
                id: 'second-tradition',
                name: 'Second tradition',
                points: 10,
                description: 'Explain what a second tradition might advise, with a term and its passage.',
                notes:
                  'Explains accurately what a second tradition might advise, with a term and its passage: a Daoist might point to wu wei and to water that takes “the low place,” so that one sister yields first without forcing; a Hindu might point to dharma and to doing one’s duty to family without clinging to the fruits, such as the shop.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Accurate, with a term and the passage applied', points: 10 },
                  { id: 'partial', label: 'Accurate but general', points: 6 },
                  { id: 'none', label: 'Missing or inaccurate', points: 0 },
                ],
              },
              {
                id: 'comparison',
                name: 'Comparison',
                points: 10,
                description: 'Say where the two agree and where they differ, without judging them.',
                notes:
                  'Compares the two: both or each would stop answering anger with anger, but they differ in where they begin, for example within one’s own mind and craving, in duties and family roles, or in yielding, and the answer describes what a follower might say without judging which is true.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Agreement and difference explained, descriptive tone', points: 10 },
                  { id: 'partial', label: 'Agreement or difference only', points: 6 },
                  { id: 'none', label: 'No comparison', points: 0 },
                ],
              },
            ],
            matching: [
              { left: 'Dharma', right: 'In Hinduism, right living and the duties of one’s place in life' },
              { left: 'Karma', right: 'The law that acts have consequences for the one who acts' },
              { left: 'Moksha', right: 'In Hinduism, release from the round of rebirth' },
              { left: 'Four Noble Truths', right: 'Suffering, its cause, its end and the path to that end' },
              { left: 'Nirvana', right: 'In Buddhism, the ending of craving and suffering' },
              { left: 'Ren', right: 'In Confucianism, humaneness toward others' },
              { left: 'Filial piety', right: 'Respect for parents and ancestors' },
              { left: 'Wu wei', right: 'In Daoism, acting without forcing' },
            ],
            sampleAnswers: [
              `A Buddhist might begin with the second Noble Truth and say that both sisters suffer because they are clinging: Mara to the share she expected, and Lena to being right. The Dhammapada says that “hatred does not cease by hatred at any time: hatred ceases by love.” Changing the locks answered an insult with an injury, so the hatred grew. The advice might be to notice the craving, calm the mind, and let one of them begin with an act of kindness. A Confucian might begin somewhere else, with the family. Filial piety means that both daughters owe something to their mother, who now has to eat two dinners in two houses. Ren, or humaneness, is practiced in exactly such relationships. With “What you do not want done to yourself, do not do to others,” Lena could ask whether she would want to be locked out, and Mara whether she would want to be shamed at a funeral. Both traditions would stop answering anger with anger, and both ask each sister to look at herself first. They differ in where they begin. The Buddhist advice starts within the mind and its craving, while the Confucian advice starts from roles and duties, and it would probably bring the sisters together at their mother’s table.`,
              `A Daoist might tell the sisters to be like water. The passage says that water takes “the low place which all men dislike.” This means that one of them should be humble and say sorry first. Wu wei is acting without forcing, so she should not force the other to forgive her. A Confucian might say that they should remember their mother because of filial piety, and that “What you do not want done to yourself, do not do to others.” Lena would not want to be locked out. The advice is similar because both want peace in the family. The difference is that Daoism is more about yielding and Confucianism is more about duties to your family.`,
              `Buddhism says that “hatred ceases by love,” so they should love each other. Confucianism says the golden rule, so they should treat each other how they want to be treated. Both religions would want them to make up. I think that is good advice because family is important.`,
              `Lena should give Mara some of the money because it is only fair. Karma will get Lena back for changing the locks. All religions say to be nice.`,
            ],
          },
        },
      ],
    },
    {
      title: 'How Should We Live?',
      lessons: [
        {
          key: 'ethical-theories',
          title: 'Right and Wrong: Consequences, Duty and Character',
          estimatedMinutes: 40,
          objectives: [
            'Explain utilitarianism, Kant’s ethics of duty and virtue ethics, with the question each asks',
            'Apply ethical theories to a concrete case',
            'Raise and answer an objection to each theory',
            'Defend a moral judgment with reasons',
          ],
          introduction:
            'Everyone makes moral judgments; few people can say what makes them right. Ethics is the part of philosophy that asks for the reasons. In this lesson you will learn three great answers, try them on a hard case, and form a judgment that you can defend to someone who disagrees.',
          mainContent: `<h2>Three questions to ask of an act</h2>
<p>Suppose that you find a wallet with two hundred dollars and an address. Should you return it? Almost everyone says yes, but for different reasons: <em>the owner needs it</em>, <em>keeping it would be stealing</em>, <em>I want to be an honest person</em>. Each reason is the seed of a theory.</p>
<h3>Consequences: utilitarianism</h3>
<p>For Jeremy Bentham and John Stuart Mill, what matters is what an act does to the happiness of everyone affected. Mill wrote in 1861:</p>
<blockquote><p>… actions are right in proportion as they tend to promote happiness, wrong as they tend to produce the reverse of happiness.</p></blockquote>
<p>Everyone counts equally, and nobody counts more than once, not even you. The <strong>objection</strong>: it seems to allow harming one innocent person whenever enough others gain.</p>
<h3>Duty: Kant</h3>
<p>Immanuel Kant (1724–1804) held that an act is right when it follows a principle every rational being could share, whatever comes of it. He called the basic moral law the <strong>categorical imperative</strong> and gave several versions of it. Two are famous:</p>
<ul>
<li>“Act only on that maxim whereby thou canst at the same time will that it should become a universal law.” A <em>maxim</em> is the principle behind an act. Test: could I will that everyone act on it?</li>
<li>“So act as to treat humanity, whether in thine own person or in that of any other, in every case as an end withal, never as means only.” Test: am I merely using someone?</li>
</ul>
<p>The theory protects every person’s dignity. The <strong>objection</strong>: it can look rigid. Must I tell the truth even to a murderer who asks where my friend is hiding? Kant said yes; most of his admirers say that he misread his own principle.</p>
<h3>Character: virtue ethics</h3>
<p>Aristotle (384–322 BCE) asks not “Which act?” but “What kind of person?” A <strong>virtue</strong> such as courage is a settled habit of feeling and acting well, and it often lies in a <strong>mean</strong> between too little and too much: courage stands between cowardice and recklessness. We learn it by practice. “We become just by doing just acts,” he says, “temperate by doing temperate acts, brave by doing brave acts.” The <strong>objection</strong>: when good people disagree, the advice to do what a virtuous person would do may not tell us enough.</p>
<table>
<thead>
<tr><th scope="col">Theory</th><th scope="col">Main question</th><th scope="col">The wallet</th></tr>
</thead>
<tbody>
<tr><td>Utilitarianism</td><td>What brings the best results for all?</td><td>The owner’s relief outweighs my gain.</td></tr>
<tr><td>Duty (Kant)</td><td>Could everyone act on this principle? Do I respect each person?</td><td>“Keep what you find” could not be everyone’s principle without undoing ownership itself.</td></tr>
<tr><td>Virtue</td><td>What would a good person do? Who am I becoming?</td><td>Keeping it makes me a little more of a thief.</td></tr>
</tbody>
</table>
<p>More recent philosophers add an <strong>ethics of care</strong>, which begins with relationships and asks who depends on whom and what they need.</p>
<h2>Worked example: the reference</h2>
<p>Your friend Theo asks you to tell an employer that he worked for your family last summer. He did not, but he badly needs the job and would do it well.</p>
<ol>
<li><strong>Utilitarian:</strong> Theo gains a lot. But count everyone: a truthful applicant loses the job, and if the lie comes out, Theo loses it too. Trust in references suffers a little. The sum is closer than it looked.</li>
<li><strong>Kant:</strong> the maxim is “I will lie to help a friend get a job.” If everyone did so, references would be worthless and the lie could not even work. The maxim defeats itself, and the employer is used as a mere means.</li>
<li><strong>Virtue:</strong> loyalty is a virtue, but so is honesty. Is there an act that shows both? Yes: offer to be a true reference for what Theo is really like.</li>
</ol>
<p>Here the theories point the same way. When they do not, you have to decide which consideration weighs most in this case, and say why.</p>
<h2>Is it all relative?</h2>
<p>Cultures disagree about some moral questions. It does not follow that no answer is better than another; people once disagreed about the shape of the earth. Respect for other cultures is itself a moral value, and a person who thinks that everyone ought to share it is not a complete relativist.</p>
<h2>Common mistakes</h2>
<ul>
<li>Reading utilitarianism as “do what makes <em>me</em> happy.” It counts everyone.</li>
<li>Reading Kant’s test as “What would happen if everybody did it?” The point is whether I could consistently will it, not only whether the results would be bad.</li>
<li>Ending with “it depends.” Say what it depends on.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Utilitarianism',
              meaning:
                'The theory that right acts are those that best promote the happiness of everyone affected.',
            },
            {
              term: 'Categorical imperative',
              meaning:
                'Kant’s basic moral law: act only on principles that all could share, and never treat persons as mere means.',
            },
            { term: 'Maxim', meaning: 'The principle on which a person acts.' },
            {
              term: 'Virtue',
              meaning: 'A settled habit of feeling and acting well, such as courage or honesty.',
            },
            {
              term: 'The mean',
              meaning: 'Aristotle’s idea that a virtue lies between too little and too much.',
            },
            {
              term: 'Ethics of care',
              meaning: 'An approach that begins with relationships and with people’s needs.',
            },
          ],
          assignment: {
            key: 'lifeguards-report',
            title: 'Case Study: The Lifeguard’s Report',
            description:
              'Apply two ethical theories to the case, raise an objection, and defend your own judgment about what Jonah should do.',
            kind: 'assignment',
            pointsPossible: 50,
            instructions: {
              durationMinutes: 45,
              materials: ['The case on this page', 'The table of theories in the lesson', 'The answer box'],
              steps: [
                'Read the case and list everyone who is affected.',
                'Apply one theory to the case. Use its own question and terms, and say what it would advise.',
                'Apply a second theory in the same way.',
                'State your own judgment about what Jonah should write, and give your main reason.',
                'Raise the strongest objection to your judgment and answer it. Write 170 to 240 words.',
              ],
              story: {
                title: 'The lifeguard’s report (invented)',
                content: `Jonah, 17, and Mei, 19, are lifeguards at a city pool. One quiet evening Jonah comes back from his break and finds Mei asleep in her chair. Four people are swimming, two of them children. He wakes her. She had been asleep for perhaps five minutes, and nobody was hurt.

Mei is in tears. She has a second job at night and pays half the rent for her mother and brother. She has never done this before and promises that it will not happen again. If she loses this job, the family will probably lose the apartment.

On Friday their supervisor, Ms. Darrow, asks every guard to fill out the weekly safety report. One question says: “Was the water watched by an alert guard at all times on your shifts? If not, explain.” A guard who is found to have slept on duty is usually fired. Nobody but Jonah knows.`,
              },
            },
            rubric: [
              {
                id: 'first-theory',
                name: 'First theory',
                points: 12,
                description: 'State one theory and apply it to the case.',
                notes:
                  'Applies one theory correctly to the case with its own terms, for example utilitarianism: weighs the happiness and harm of everyone affected, the children in the water, Mei’s family, other swimmers and trust in the reports.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Theory stated and applied correctly', points: 12 },
                  { id: 'most', label: 'Correct but general', points: 8 },
                  { id: 'partial', label: 'Theory named, barely applied', points: 4 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'second-theory',
                name: 'Second theory',
                points: 12,
                description: 'State a second theory and apply it to the case.',
                notes:
                  'Applies a second theory correctly, for example Kant: the maxim “I will lie on a safety report to help a friend” could not be willed as a universal law, because reports would be worthless, and swimmers would be used as a means; or virtue: honesty, courage, loyalty and compassion, and what kind of person Jonah becomes.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Theory stated and applied correctly', points: 12 },
                  { id: 'most', label: 'Correct but general', points: 8 },
                  { id: 'partial', label: 'Theory named, barely applied', points: 4 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'judgment',
                name: 'Reasoned judgment',
                points: 14,
                description: 'Say what Jonah should do, and give your main reason.',
                notes:
                  'States a clear judgment about what Jonah should write or do and gives a main reason, for example that he should report the truth because children’s lives depend on it, but talk to Mei first, explain her situation and ask Ms. Darrow for shorter shifts or a second chance.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Clear judgment with a well-developed reason', points: 14 },
                  { id: 'most', label: 'Clear judgment, reason thin', points: 9 },
                  { id: 'partial', label: 'Judgment without a reason, or “it depends”', points: 4 },
                  { id: 'none', label: 'No judgment', points: 0 },
                ],
              },
              {
                id: 'objection',
                name: 'Objection and reply',
                points: 12,
                description: 'Give the strongest objection to your view, and answer it.',
                notes:
                  'Raises the strongest objection fairly, for example that nobody was hurt and a family may lose its home, or that silence risks a child’s life, concedes what is true in it, and replies with a reason using however, but or although.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Strong objection, fairly stated and answered', points: 12 },
                  { id: 'most', label: 'Objection with a weak reply', points: 8 },
                  { id: 'partial', label: 'Objection only', points: 4 },
                  { id: 'none', label: 'No objection', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `A utilitarian would weigh the happiness of everyone affected: Mei and her family, the swimmers, the other guards, and even future swimmers. If Jonah lies, the family probably keeps its apartment. However, Mei still works two jobs, so she may fall asleep again, and the harm of a drowned child is enormous even if it is unlikely. False reports would also mean that the pool never learns that its guards are exhausted. So a utilitarian would probably advise the truth, but would look for a way to protect the family. Kant would ask about the maxim: “I will lie on a safety report to help a friend.” It could not be a universal law, because if everyone did so, nobody would read the reports, and the lie would be useless. It also treats the swimmers and Ms. Darrow as mere means.
My judgment is that Jonah should tell the truth. My main reason is that parents trust the guards with their children’s lives, and this trust is not his to give away. But he should tell Mei first, let her report it herself, and add her situation and a request for a second chance with fewer shifts. The strongest objection is that nobody was hurt, and an honest sentence could make a family homeless. I concede that this is a terrible cost. However, it is caused by the rule and her two jobs, which the supervisor can change only if she knows about them.`,
              `Utilitarianism says that the right act makes the most happiness for everyone. If Jonah tells the truth, Mei’s family could lose their home, which is a lot of unhappiness. But if she falls asleep again, a child could die, and that is worse. Kant would say that Jonah must not lie, because if everybody lied on safety reports, nobody could trust them. That is the universal law test. I think Jonah should write the truth, because the safety of the children is the most important thing. He should also explain that Mei was tired from her other job. Someone could object that nobody was hurt and she promised not to do it again. That is true, but she might not be able to keep the promise if she is that tired.`,
              `Kant would say that you should never lie, so Jonah has to tell the truth. Utilitarianism would say to do what makes people happy, so he should not tell, because then Mei would be happy and keep her job. I think he should not tell this time because nobody got hurt, but if she does it again he should.`,
              `Jonah should mind his own business. Snitching on a friend is wrong, and everyone gets tired sometimes. It depends on the person.`,
            ],
          },
        },
        {
          key: 'meaning-and-the-good-life',
          title: 'Meaning and the Good Life',
          estimatedMinutes: 40,
          objectives: [
            'Distinguish feeling happy, living well and finding life meaningful',
            'Compare answers of Epicurus, Aristotle, the Stoics, religious traditions and existentialists',
            'Use a thought experiment to test a theory of the good life',
            'Write a reasoned statement of your own view that takes an objection seriously',
          ],
          introduction:
            'At his trial in 399 BCE Socrates told the jury that “the life which is unexamined is not worth living.” He was condemned to death and did not change his mind. This last lesson invites you to examine your own life with the help of people who thought about it before you. No answer is required; reasons are.',
          mainContent: `<h2>Three different questions</h2>
<ul>
<li><strong>Am I happy?</strong> asks how I feel.</li>
<li><strong>Am I living well?</strong> asks whether my life goes as a human life should.</li>
<li><strong>Does my life have meaning?</strong> asks whether it matters, and to what or whom.</li>
</ul>
<p>They can come apart. A nurse at the end of a double shift may feel miserable and have no doubt that the day had meaning.</p>
<h2>Four ancient answers</h2>
<h3>Epicurus: peace</h3>
<p>Epicurus (341–270 BCE) taught that the good is pleasure, but he did not mean feasting. “By pleasure we mean the absence of pain in the body and of trouble in the soul,” he wrote. Bread, friends, conversation and freedom from fear are enough. Most of our misery comes from wants we do not need to have.</p>
<h3>Aristotle: flourishing</h3>
<p>Aristotle’s word is <strong>eudaimonia</strong>, often translated as happiness but better as flourishing. It is not a mood. It is the activity of using our best human powers, thought, friendship and moral virtue, over a whole life: “For one swallow does not make a summer, nor does one day.” It also takes some luck, such as health, friends and enough to live on.</p>
<h3>The Stoics: inner freedom</h3>
<p>Epictetus, who had been a slave in the Roman Empire, began his handbook with a distinction: “Some things are in our control and others not.” Our judgments and choices are; our health, money and reputation are not. If we want only what is in our control, nobody can make us unhappy. <strong>Stoicism</strong> asks for courage and fairness to everyone, not for coldness.</p>
<h3>Confucius: relationships</h3>
<p>For Confucians a person becomes fully human as a child, parent, friend and citizen. The good life is shared, and it is practiced in small acts of respect.</p>
<h2>Religious answers</h2>
<p>Many religious traditions find meaning in something greater than the self: serving and loving God in Judaism, Christianity and Islam; union with or nearness to the divine, or release from rebirth, in Hinduism; awakening and compassion in Buddhism. They disagree about what is ultimate. They often agree that a life closed in on itself is too small.</p>
<h2>Existentialists: making meaning</h2>
<p>Some thinkers of the twentieth century started from the thought that the world offers no ready-made purpose. Jean-Paul Sartre argued that humans first exist and then define themselves by what they choose; we cannot escape this freedom, and we are responsible for how we use it. Albert Camus compared life to the labor of Sisyphus, who in the Greek myth pushes a stone uphill forever, and concluded that we can imagine him happy: the struggle itself can fill a heart. Camus himself declined the name <strong>existentialist</strong>; others to whom it is given, such as Søren Kierkegaard in the century before, were religious and found meaning in a leap of faith.</p>
<h2>Worked example: the experience machine</h2>
<p>In 1974 Robert Nozick asked us to imagine a machine that gives you any experiences you like. Inside it you would feel that you are writing a great novel or making friends, while in fact you float in a tank. Would you plug in for life?</p>
<ol>
<li><strong>Target.</strong> If pleasant experience is all that matters, plugging in must be the best choice.</li>
<li><strong>Intuition.</strong> Most people hesitate. They want to <em>do</em> things, to <em>be</em> a certain kind of person, and to be in touch with what is real.</li>
<li><strong>Argument.</strong> So something besides experience matters to us.</li>
<li><strong>Reply.</strong> A defender of pleasure may say that we hesitate only because the unfamiliar frightens us. If you learned that you had been in a machine all your life, would you unplug? Not everyone would.</li>
</ol>
<p>Notice how the thought experiment works. It holds one thing fixed (how life feels) and changes another (whether it is real), so that we can see what we value.</p>
<h2>Writing your own view</h2>
<ul>
<li><strong>Claim:</strong> not “be happy,” but something a person could deny.</li>
<li><strong>Dialogue:</strong> use one thinker who supports you and one who does not, and state both fairly.</li>
<li><strong>Test:</strong> a thought experiment or an example from life.</li>
<li><strong>Objection:</strong> the best one you can find, with a reply or an honest admission.</li>
</ul>
<p>Beware of two habits: “everyone has their own opinion,” which ends the talk just where it becomes interesting, and slogans such as “live each day as if it were your last,” which nobody could follow for a week.</p>`,
          keyConcepts: [
            {
              term: 'Eudaimonia',
              meaning: 'Aristotle’s word for flourishing: using our best powers well over a whole life.',
            },
            {
              term: 'Epicureanism',
              meaning: 'The view that the good life is freedom from bodily pain and mental trouble.',
            },
            {
              term: 'Stoicism',
              meaning: 'The view that we should care about what is in our control and accept what is not.',
            },
            {
              term: 'Existentialism',
              meaning: 'The view that we must give our lives meaning through our own free choices.',
            },
            {
              term: 'Thought experiment',
              meaning: 'An imagined case designed to test an idea.',
            },
            {
              term: 'Experience machine',
              meaning: 'Nozick’s imagined device that asks whether anything besides experience matters.',
            },
          ],
          assignment: {
            key: 'letter-on-the-good-life',
            title: 'A Letter on the Good Life',
            description:
              'Write a letter to a friend who has been offered a comfortable but empty life. Defend a view of the good life in conversation with two thinkers or traditions.',
            kind: 'assignment',
            pointsPossible: 50,
            instructions: {
              durationMinutes: 50,
              materials: [
                'The situation on this page',
                'The lesson text',
                'The answer box or a word processor',
              ],
              steps: [
                'Read Ravi’s situation and decide what you would advise and why.',
                'State your view of the good life in one claim that someone could deny.',
                'Use one thinker or tradition that supports you and one that challenges you. Explain each fairly.',
                'Test your view with a thought experiment or a concrete example.',
                'Answer the best objection to your view, or admit what it cannot explain. Write 180 to 250 words as a letter.',
              ],
              story: {
                title: 'Ravi’s offer (invented)',
                content: `Your friend Ravi, 24, teaches music to children in a small town. He is paid little, his car is always breaking down, and he is often tired. A rich uncle makes him an offer. Ravi may live for the rest of his life in the uncle’s house by the sea. Every bill will be paid. He may eat, swim, play video games and travel as he likes. There is one condition: he may not work, teach, volunteer or look after anyone, because the uncle wants him to be “free of all duties.”

“I would feel good every single day,” Ravi writes to you. “My students would find another teacher. Isn’t feeling good the whole point of life? Tell me what you honestly think.”`,
              },
            },
            rubric: [
              {
                id: 'claim',
                name: 'Claim and advice',
                points: 12,
                description: 'State your view of the good life and advise Ravi.',
                notes:
                  'States a clear, debatable claim about the good life and advises Ravi, for example that a good life needs more than feeling good: it needs activity, relationships and mattering to others; or that peace and freedom from trouble are enough.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Clear, debatable claim tied to the advice', points: 12 },
                  { id: 'most', label: 'Claim clear, advice thin', points: 8 },
                  { id: 'partial', label: 'Slogan or vague', points: 4 },
                  { id: 'none', label: 'No claim', points: 0 },
                ],
              },
              {
                id: 'thinkers',
                name: 'Two thinkers or traditions',
                points: 16,
                description: 'Bring in two thinkers or traditions, fairly.',
                notes:
                  'Explains two thinkers or traditions accurately and fairly, one that supports and one that challenges the claim, for example Aristotle’s flourishing as activity over a whole life, Epicurus on pleasure as absence of pain and trouble, the Stoics on what is in our control, Sartre on choice, Confucian relationships or religious service to God and others.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Both accurate, fair and put to use', points: 16 },
                  { id: 'most', label: 'Both present, one thin', points: 11 },
                  { id: 'partial', label: 'One only, or inaccurate', points: 6 },
                  { id: 'none', label: 'None', points: 0 },
                ],
              },
              {
                id: 'test',
                name: 'Thought experiment or example',
                points: 10,
                description: 'Test your view with a thought experiment or an example.',
                notes:
                  'Tests the view with a thought experiment such as the experience machine or a concrete example from life, and explains what it shows about what we value.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Test explained and tied to the claim', points: 10 },
                  { id: 'partial', label: 'Test mentioned only', points: 5 },
                  { id: 'none', label: 'No test', points: 0 },
                ],
              },
              {
                id: 'objection',
                name: 'Objection and reply',
                points: 12,
                description: 'Give the best objection, and answer it honestly.',
                notes:
                  'States the best objection fairly, for example that Ravi is tired and poor and nobody can flourish when exhausted, or that meaning does not pay bills, and replies to it or admits what is true in it with words such as however, although or I admit.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Strong objection with a reply or honest admission', points: 12 },
                  { id: 'most', label: 'Objection with a weak reply', points: 8 },
                  { id: 'partial', label: 'Objection only', points: 4 },
                  { id: 'none', label: 'No objection', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Dear Ravi,
I think that you should say no. My view is that a good life is one in which you do something well that matters to somebody besides yourself, and that feeling good is at most a part of it. Aristotle would be on my side. For him flourishing is not a mood but an activity, using your best powers over a whole life, and your uncle’s condition forbids exactly the powers you have. When a shy eight-year-old plays her first scale, that is you flourishing, even if your car is dead outside.
Epicurus would challenge me. He says that pleasure is the absence of pain and trouble, and your house by the sea sounds like that. But even he thought that friends were necessary, and you may not look after anyone.
Try Nozick’s experience machine. If you could plug in and feel wonderful forever, would you? I think you would hesitate, because you want to really teach, not just to feel good. Your uncle’s house is that machine with a beach.
The best objection is that you are poor and exhausted, and nobody flourishes like that. I admit that this is true, and Aristotle admits it too, since he says we need some luck and enough to live on. However, it is a reason to look for a better-paid teaching job or to ask your uncle for a car. It is not a reason to give up mattering to anyone.
Your friend`,
              `Dear Ravi,
I think you should stay a teacher. A good life is about having a purpose and not just feeling good. Aristotle said that happiness is not a mood but using your abilities over your whole life. You are good at teaching music, so that is where you flourish. Epicurus would disagree, because he thought the good life was having no pain and no trouble, and in the house you would have no trouble. But I think you would get bored. It is like the experience machine, where you feel good but nothing is real. Most people would not plug in, and this shows that we want more than feelings. Someone might say that you are tired and have no money, and that is a real problem. However, you can rest on vacation. You cannot get your students back.
Your friend`,
              `Dear Ravi,
I would take the offer because you would be happy every day. Epicurus said pleasure is the good. You would have no bills and you could swim. But you might miss your students. Aristotle said that one day does not make you happy, so you need your whole life. I think everyone has their own opinion about what is good for them.`,
              `Dear Ravi, live each day as if it were your last and follow your heart. Money isn’t everything, but it would be cool to live by the sea. Do what makes you happy.`,
            ],
          },
        },
      ],
    },
  ],
};
