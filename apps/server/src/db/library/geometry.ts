import type { CourseContent } from './types.ts';

export const geometry: CourseContent = {
  key: 'geometry',
  title: 'Geometry',
  subject: 'Mathematics',
  description:
    'Reason from definitions to proof, decide when figures are congruent or similar, and measure what cannot be reached: ' +
    'parallel lines, triangles, right-triangle trigonometry and circles. Students give a reason for every step.',
  gradeLevel: 10,
  credits: 1,
  ncaaArea: 'math',
  modules: [
    {
      title: 'Reasoning and Proof',
      lessons: [
        {
          key: 'conditional-statements',
          title: 'If, Then: From Statements to Proof',
          estimatedMinutes: 30,
          objectives: [
            'Write the converse, inverse and contrapositive of a conditional statement',
            'Disprove a false statement with a counterexample',
            'Distinguish inductive from deductive reasoning',
            'Write a short two-column proof with a reason for every step',
          ],
          introduction:
            'A sign at a pool reads: “If you are in the deep end, then you have passed the swim test.” A lifeguard sees ' +
            'someone in the shallow end. Does the sign say that this swimmer has failed the test? It does not, yet many ' +
            'people read it that way. Geometry trains you to notice exactly what a statement says, what follows from it ' +
            'and what does not.',
          mainContent: `<h2>Two ways to reach a conclusion</h2>
<p><strong>Inductive reasoning</strong> goes from examples to a pattern. It produces a <strong>conjecture</strong>, a claim
that seems true. Take the expression <var>n</var><sup>2</sup> + <var>n</var> + 41. For <var>n</var> = 0, 1, 2, 3 it gives
41, 43, 47 and 53, all prime numbers. The pattern holds for every whole number up to 39. Forty examples look convincing, but
for <var>n</var> = 40 the value is 1,681 = 41 · 41, which is not prime.</p>
<p>One such case is a <strong>counterexample</strong>, and one is enough to bring a conjecture down. No number of examples is
enough to prove it. For that we need <strong>deductive reasoning</strong>: steps that follow from definitions, accepted
statements and earlier results, so that the conclusion holds in every case.</p>

<h2>The conditional and its three relatives</h2>
<p>A <strong>conditional statement</strong> has the form “if <var>p</var>, then <var>q</var>”. The part after “if” is the
<strong>hypothesis</strong>, the part after “then” the <strong>conclusion</strong>.</p>
<table>
<thead>
<tr><th scope="col">Name</th><th scope="col">Form</th><th scope="col">Example</th><th scope="col">True?</th></tr>
</thead>
<tbody>
<tr><th scope="row">Conditional</th><td>If <var>p</var>, then <var>q</var>.</td><td>If a quadrilateral is a square, then it has
four right angles.</td><td>Yes</td></tr>
<tr><th scope="row">Converse</th><td>If <var>q</var>, then <var>p</var>.</td><td>If a quadrilateral has four right angles, then
it is a square.</td><td>No</td></tr>
<tr><th scope="row">Inverse</th><td>If not <var>p</var>, then not <var>q</var>.</td><td>If a quadrilateral is not a square, then
it does not have four right angles.</td><td>No</td></tr>
<tr><th scope="row">Contrapositive</th><td>If not <var>q</var>, then not <var>p</var>.</td><td>If a quadrilateral does not have
four right angles, then it is not a square.</td><td>Yes</td></tr>
</tbody>
</table>
<p>A 3-by-5 rectangle is a counterexample to the converse and to the inverse. The table shows a rule that always holds: a
conditional and its <strong>contrapositive</strong> are either both true or both false. So are the converse and the inverse.
But a true conditional tells you nothing about its converse. When both happen to be true, we join them in a
<strong>biconditional</strong> with “if and only if”. Every good definition is one: an angle is a right angle if and only if it
measures 90°.</p>

<h2>Worked example 1: testing a claim</h2>
<p>Claim: “If <var>x</var><sup>2</sup> = 49, then <var>x</var> = 7.” Try <var>x</var> = −7. The hypothesis is true, because
(−7)<sup>2</sup> = 49. The conclusion is false, because −7 ≠ 7. So −7 is a counterexample, and the claim is false.</p>
<p>Notice that <var>x</var> = 5 is no counterexample. It makes the conclusion false, but the hypothesis is false too, so the
claim says nothing about 5.</p>

<h2>What a proof may use</h2>
<ul>
<li><strong>What is given</strong> in the problem.</li>
<li><strong>Definitions</strong>: complementary angles have measures with sum 90°, supplementary angles have sum 180°, congruent
angles have equal measures.</li>
<li><strong>Postulates</strong>, accepted without proof. Linear pair postulate: adjacent angles that form a straight line are
supplementary.</li>
<li><strong>Properties of equality</strong>: substitution, addition, subtraction and so on.</li>
<li><strong>Theorems</strong> that have already been proved.</li>
</ul>

<h2>Worked example 2: vertical angles are congruent</h2>
<figure><svg viewBox="0 0 560 250" role="img" aria-label="Two lines cross and form angle 1 on the left, angle 2 on top and angle 3 on the right"><path class="area-pine" d="M280 125 L238.2 108.3 A45 45 0 0 0 238.2 141.7 Z"></path><path class="area-pine" d="M280 125 L321.8 108.3 A45 45 0 0 1 321.8 141.7 Z"></path><path class="area-amber" d="M280 125 L247.5 112 A35 35 0 0 1 312.5 112 Z"></path><line class="line" x1="80" y1="45" x2="480" y2="205"></line><line class="line" x1="80" y1="205" x2="480" y2="45"></line><circle class="mark" cx="280" cy="125" r="4"></circle><text class="label-strong" x="214" y="130" text-anchor="middle">1</text><text class="label-strong" x="280" y="78" text-anchor="middle">2</text><text class="label-strong" x="346" y="130" text-anchor="middle">3</text></svg><figcaption>Angles 1 and 3 are vertical angles; each forms a linear pair with angle 2.</figcaption></figure>
<p><strong>Given:</strong> two lines cross as in the figure. <strong>Prove:</strong> ∠1 ≅ ∠3.</p>
<table>
<thead>
<tr><th scope="col">Statement</th><th scope="col">Reason</th></tr>
</thead>
<tbody>
<tr><td>m∠1 + m∠2 = 180°</td><td>Linear pair postulate</td></tr>
<tr><td>m∠2 + m∠3 = 180°</td><td>Linear pair postulate</td></tr>
<tr><td>m∠1 + m∠2 = m∠2 + m∠3</td><td>Substitution: both sums equal 180°</td></tr>
<tr><td>m∠1 = m∠3</td><td>Subtraction property of equality</td></tr>
<tr><td>∠1 ≅ ∠3</td><td>Definition of congruent angles</td></tr>
</tbody>
</table>
<p>The proof never says how large the angles are. That is its strength: it covers every pair of crossing lines, while a
protractor checks one drawing at a time and never quite exactly.</p>

<h2>Common mistakes</h2>
<ul>
<li><strong>Trusting the picture.</strong> A figure may suggest a right angle, but unless it is given or proved, you may not
use it.</li>
<li><strong>Assuming the converse.</strong> “All squares have four right angles” does not make a rectangle a square.</li>
<li><strong>Using the conclusion as a reason.</strong> What you want to prove cannot appear before the last step.</li>
<li><strong>A counterexample that misses.</strong> It must make the hypothesis true and the conclusion false.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Conditional statement',
              meaning: 'A statement of the form “if p, then q”, with hypothesis p and conclusion q.',
            },
            {
              term: 'Converse',
              meaning:
                'The statement “if q, then p”; it need not be true when the original statement is true.',
            },
            {
              term: 'Contrapositive',
              meaning:
                'The statement “if not q, then not p”; it is true exactly when the original statement is true.',
            },
            {
              term: 'Counterexample',
              meaning: 'A case that makes the hypothesis true and the conclusion false.',
            },
            {
              term: 'Deductive reasoning',
              meaning:
                'Reaching a conclusion by steps that follow from definitions, postulates and theorems.',
            },
            {
              term: 'Postulate and theorem',
              meaning: 'A postulate is accepted without proof; a theorem has been proved.',
            },
          ],
          assignment: {
            key: 'conditional-statements-wall',
            title: 'Logic at the Climbing Wall',
            description:
              'Analyze a safety rule and two arguments about it, find a counterexample to a claim, and prove that two angles are congruent.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 35,
              materials: [
                'The lesson page “If, Then: From Statements to Proof”',
                'The answer box on this page',
              ],
              steps: [
                'Write the converse, the inverse and the contrapositive of the rule on the sign.',
                'Assume that everyone keeps the rule. Say whether Jonah and Ines are right, and explain your decision with the names from step 1.',
                'Give a counterexample to Rae’s claim, with numbers, and show why it is one.',
                'Prove that ∠A ≅ ∠B in the bracket. Number your statements and give a reason for each.',
                'Explain in one or two sentences what your proof shows that Sam’s measurement does not.',
              ],
              story: {
                title: 'An afternoon at the wall',
                content: `A sign at the climbing wall of a recreation center reads: “If a climber is on the wall, then the climber is wearing a harness.”

Jonah looks around the hall and says, “So everyone in here who is wearing a harness must be on the wall.” Ines shakes her head. “No, but I can tell you something else. Anyone who is not wearing a harness is not on the wall.”

Rae is ordering new rectangular floor mats. “The two mats in the catalog have the same perimeter,” she says, “and if two rectangles have the same perimeter, then they have the same area. So it does not matter which one we take.”

Meanwhile Sam is looking at the plan of a steel bracket that holds the top rope. The plan says that ∠A and ∠C are complementary, and that ∠B and ∠C are complementary. It does not give any measures. Sam takes a protractor to one bracket and reads about 35° at A and about 35° at B. “There,” says Sam. “Measured, so it is proved: the angles are congruent in every bracket of this kind.”`,
              },
            },
            rubric: [
              {
                id: 'related-statements',
                name: 'Related statements',
                points: 14,
                description: 'Write the related statements and say which ones are true.',
                notes:
                  'Writes the converse (if a climber is wearing a harness, then the climber is on the wall), the inverse (if a climber is not on the wall, then not wearing a harness) and the contrapositive (if a climber is not wearing a harness, then the climber is not on the wall). Ines is right because she uses the contrapositive, which is true whenever the rule is true; Jonah uses the converse, which can be false, since someone resting may wear a harness.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'All three statements correct, both arguments judged with the right names',
                    points: 14,
                  },
                  {
                    id: 'most',
                    label: 'All three correct, but only one argument is explained',
                    points: 10,
                  },
                  { id: 'some', label: 'One or two of the statements are correct', points: 5 },
                  { id: 'none', label: 'No related statement is correct', points: 0 },
                ],
              },
              {
                id: 'counterexample',
                name: 'Counterexample',
                points: 10,
                description: 'Show with an example that the claim is false.',
                notes:
                  'Gives two rectangles with the same perimeter and different areas, for example 4 by 6 and 3 by 7 with perimeter 20 and areas 24 and 21, and explains that the hypothesis is true but the conclusion is false, so the claim is false.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Numbers correct; hypothesis true and conclusion false are both shown',
                    points: 10,
                  },
                  { id: 'most', label: 'Correct rectangles, explanation incomplete', points: 7 },
                  { id: 'some', label: 'Claim called false without a working example', points: 3 },
                  { id: 'none', label: 'Claim accepted or not discussed', points: 0 },
                ],
              },
              {
                id: 'two-column-proof',
                name: 'Proof',
                points: 16,
                description: 'Prove the statement, with a reason for each step.',
                notes:
                  'Proves ∠A ≅ ∠B: m∠A + m∠C = 90° and m∠B + m∠C = 90° by the definition of complementary angles, the sums are equal by substitution, m∠A = m∠B by the subtraction property of equality, congruent by definition. Says that the proof holds for every bracket, while a measurement covers one bracket and has error.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Complete proof with a reason for each step, and compared with measuring',
                    points: 16,
                  },
                  {
                    id: 'most',
                    label: 'Steps correct, one reason or the comparison missing',
                    points: 11,
                  },
                  { id: 'some', label: 'Uses the sums of 90° but does not reach the conclusion', points: 6 },
                  { id: 'none', label: 'No proof, or only measured values', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Converse: If a climber is wearing a harness, then the climber is on the wall. Inverse: If a climber is not on the wall, then the climber is not wearing a harness. Contrapositive: If a climber is not wearing a harness, then the climber is not on the wall.

Ines is right. She says the contrapositive, and that is true whenever the rule is true. Jonah uses the converse, which can be false. Someone resting on the bench may still be wearing a harness, and the rule is not broken.

Rae’s claim is false. Counterexample: a 4 by 6 mat and a 3 by 7 mat. Both have perimeter 20, so the hypothesis is true, but the areas are 24 and 21, so the conclusion is false.

Proof.
1. ∠A and ∠C are complementary, ∠B and ∠C are complementary. (Given)
2. m∠A + m∠C = 90° and m∠B + m∠C = 90°. (Definition of complementary angles)
3. m∠A + m∠C = m∠B + m∠C. (Substitution, both sums equal 90°)
4. m∠A = m∠B. (Subtraction property of equality)
5. ∠A ≅ ∠B. (Definition of congruent angles)

Sam measured one bracket, and a protractor always has a little error. The proof holds for every bracket of this kind, whatever the angles are.`,
              `Converse: If a climber has a harness on, then the climber is on the wall. Inverse: If a climber is not on the wall, then the climber has no harness on. Contrapositive: If a climber has no harness on, then the climber is not on the wall. Ines is right because hers is the contrapositive and that always goes with the rule. Jonah turned it around.

For Rae, a 5 by 5 mat and a 2 by 8 mat both have perimeter 20, but the areas are 25 and 16. So the claim is false.

Proof: 1. m∠A + m∠C = 90° and m∠B + m∠C = 90° because they are complementary. 2. So m∠A + m∠C = m∠B + m∠C. 3. Subtract m∠C from both sides, m∠A = m∠B, so they are congruent. Sam only looked at one bracket.`,
              `The converse is if a climber is wearing a harness then the climber is on the wall. The contrapositive is if a climber is not on the wall then the climber is not wearing a harness. Jonah is wrong because you can wear a harness while you wait. Rae is wrong too, because a long thin mat has less area than a square one. For the bracket, A and C make 90 and B and C make 90, so A and B have to be the same, like 35 and 35.`,
              `Jonah is right because the sign says climbers wear a harness. Rae is right if she measured it. The angles are both 35 so they are congruent.`,
            ],
          },
        },
        {
          key: 'parallel-lines',
          title: 'Parallel Lines and the Angles of a Triangle',
          estimatedMinutes: 30,
          objectives: [
            'Identify the pairs of angles that a transversal forms with two lines',
            'Find unknown angle measures when the lines are parallel, with a reason for each',
            'Decide from angle measures whether two lines are parallel',
            'Prove and apply the triangle sum theorem and the exterior angle theorem',
          ],
          introduction:
            'Lane lines in a pool, rails on a track and the yard lines of a football field never meet, however far they ' +
            'run. Nobody can follow a line forever to check. What you can check is an angle: a third line across the ' +
            'other two tells you, at the places where it crosses them, whether they are parallel.',
          mainContent: `<h2>Eight angles, two measures</h2>
<p>Two lines in a plane that never meet are <strong>parallel</strong>. A line that crosses them is a
<strong>transversal</strong>. It makes four angles at each crossing, eight in all.</p>
<figure><svg viewBox="0 0 560 290" role="img" aria-label="Transversal t crosses the parallel lines a and b and forms angles 1 to 4 at line a and angles 5 to 8 at line b"><path class="area-pine" d="M320 90 L348 90 A28 28 0 0 0 335.5 66.7 Z"></path><path class="area-pine" d="M320 90 L292 90 A28 28 0 0 0 304.5 113.3 Z"></path><path class="area-pine" d="M240 210 L268 210 A28 28 0 0 0 255.5 186.7 Z"></path><path class="area-pine" d="M240 210 L212 210 A28 28 0 0 0 224.5 233.3 Z"></path><line class="line" x1="60" y1="90" x2="500" y2="90"></line><line class="line" x1="60" y1="210" x2="500" y2="210"></line><line class="line-blue" x1="360" y1="30" x2="200" y2="270"></line><polygon class="mark" points="430,84 442,90 430,96"></polygon><polygon class="mark" points="430,204 442,210 430,216"></polygon><text class="label" x="512" y="95">a</text><text class="label" x="512" y="215">b</text><text class="label" x="368" y="34">t</text><text class="label-strong" x="298" y="78" text-anchor="middle">1</text><text class="label-strong" x="358" y="78" text-anchor="middle">2</text><text class="label-strong" x="284" y="112" text-anchor="middle">3</text><text class="label-strong" x="342" y="112" text-anchor="middle">4</text><text class="label-strong" x="218" y="198" text-anchor="middle">5</text><text class="label-strong" x="278" y="198" text-anchor="middle">6</text><text class="label-strong" x="204" y="232" text-anchor="middle">7</text><text class="label-strong" x="262" y="232" text-anchor="middle">8</text></svg><figcaption>Lines a and b are parallel: the four shaded angles are congruent, and so are the four others.</figcaption></figure>
<table>
<thead>
<tr><th scope="col">Pair</th><th scope="col">Where</th><th scope="col">In the figure</th><th scope="col">If the lines are
parallel</th></tr>
</thead>
<tbody>
<tr><th scope="row">Corresponding</th><td>Same position at both crossings</td><td>1 and 5, 2 and 6, 3 and 7, 4 and 8</td>
<td>congruent</td></tr>
<tr><th scope="row">Alternate interior</th><td>Between the lines, opposite sides of <var>t</var></td><td>3 and 6, 4 and 5</td>
<td>congruent</td></tr>
<tr><th scope="row">Alternate exterior</th><td>Outside the lines, opposite sides of <var>t</var></td><td>1 and 8, 2 and 7</td>
<td>congruent</td></tr>
<tr><th scope="row">Same-side interior</th><td>Between the lines, same side of <var>t</var></td><td>3 and 5, 4 and 6</td>
<td>supplementary (sum 180°)</td></tr>
</tbody>
</table>
<p>We accept the first row as a postulate. The others follow from it. For alternate interior angles: ∠3 ≅ ∠7 because they are
corresponding, and ∠7 ≅ ∠6 because they are vertical. Therefore ∠3 ≅ ∠6.</p>

<h2>Going backward: when are lines parallel?</h2>
<p>The converses are true as well. If <em>one</em> pair of corresponding, alternate interior or alternate exterior angles is
congruent, or one pair of same-side interior angles is supplementary, then the lines are parallel. Angles of 71° and 108° on
the same side, with sum 179°, belong to lines that meet somewhere.</p>

<h2>Worked example 1: find the angles</h2>
<p>Parallel lines are cut by a transversal. Two alternate interior angles measure (3<var>x</var> + 15)° and
(5<var>x</var> − 25)°.</p>
<ol>
<li>Alternate interior angles of parallel lines are congruent: 3<var>x</var> + 15 = 5<var>x</var> − 25.</li>
<li>Add 25 and subtract 3<var>x</var>: 40 = 2<var>x</var>, so <var>x</var> = 20.</li>
<li>Both angles measure 75°: 3 · 20 + 15 = 75 and 5 · 20 − 25 = 75.</li>
</ol>
<p>Finding <var>x</var> is half the answer. The question was about angles.</p>

<h2>Worked example 2: why 180°?</h2>
<p><strong>Given:</strong> triangle <var>ABC</var>. <strong>Prove:</strong> m∠A + m∠B + m∠C = 180°.</p>
<p>Draw the line through <var>C</var> parallel to side <var>AB</var>. At <var>C</var> it forms three angles side by side: call
them ∠1, ∠C and ∠2, with ∠1 next to side <var>CA</var> and ∠2 next to side <var>CB</var>.</p>
<ol>
<li>m∠1 + m∠C + m∠2 = 180°, because together they form a straight angle.</li>
<li>∠1 ≅ ∠A and ∠2 ≅ ∠B, because alternate interior angles of parallel lines are congruent.</li>
<li>Substitute: m∠A + m∠C + m∠B = 180°.</li>
</ol>
<p>Extend one side of a triangle and you get an <strong>exterior angle</strong>. It forms a linear pair with the interior angle
beside it, so it equals the sum of the two interior angles that are not next to it, the <strong>remote interior
angles</strong>.</p>

<h2>Worked example 3: a triangle with ratios</h2>
<p>The angles of a triangle measure 2<var>x</var>, 3<var>x</var> and 4<var>x</var> degrees. Their sum gives 9<var>x</var> = 180,
so <var>x</var> = 20 and the angles are 40°, 60° and 80°. The exterior angle at the 80° corner is 180° − 80° = 100°, which
equals 40° + 60°.</p>

<h2>Formulas</h2>
<ul>
<li>Triangle sum: m∠A + m∠B + m∠C = 180°</li>
<li>Exterior angle: exterior angle = sum of the two remote interior angles</li>
<li>Same-side interior angles of parallel lines: sum = 180°</li>
<li>Polygon with <var>n</var> sides: sum of the interior angles = (<var>n</var> − 2) · 180°</li>
</ul>
<p>A polygon with <var>n</var> sides can be cut along diagonals into <var>n</var> − 2 triangles, which
explains the last formula. A pentagon has (5 − 2) · 180° = 540°.</p>

<h2>Common mistakes</h2>
<ul>
<li><strong>Congruent without parallel.</strong> Corresponding angles have a name at any two lines. They are congruent only if
the lines are parallel.</li>
<li><strong>Setting same-side angles equal.</strong> They add to 180°.</li>
<li><strong>Adding the wrong two.</strong> The exterior angle equals the sum of the <em>remote</em> angles, not of its
neighbor and another one.</li>
</ul>`,
          keyConcepts: [
            { term: 'Transversal', meaning: 'A line that crosses two or more other lines.' },
            {
              term: 'Corresponding angles',
              meaning:
                'Angles in the same position at the two crossings; congruent when the lines are parallel.',
            },
            {
              term: 'Alternate interior angles',
              meaning:
                'Angles between two lines on opposite sides of the transversal; congruent when the lines are parallel.',
            },
            {
              term: 'Same-side interior angles',
              meaning:
                'Angles between two lines on the same side of the transversal; supplementary when the lines are parallel.',
            },
            {
              term: 'Triangle sum theorem',
              meaning: 'The measures of the three interior angles of a triangle add up to 180°.',
            },
            {
              term: 'Exterior angle theorem',
              meaning: 'An exterior angle of a triangle equals the sum of the two remote interior angles.',
            },
          ],
          assignment: {
            key: 'parallel-lines-matching',
            title: 'Angle pairs and the parking lot',
            description:
              'Match eight terms and theorems with their meanings. Then check the plan of a parking lot with what you know about parallel lines and triangles.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 35,
              materials: [
                'The lesson page “Parallel Lines and the Angles of a Triangle”',
                'The matching activity',
                'The answer box on this page',
              ],
              steps: [
                'Match each of the eight terms and theorems with its meaning.',
                'Lines 1 and 2 are parallel. Write an equation, find x and give the measure of both angles. Name the kind of angle pair.',
                'Decide whether lines 2 and 3 are parallel. Explain how you know.',
                'Find the third angle of the island and the exterior angle next to it. Name the theorem you use each time.',
              ],
              story: {
                title: 'Painting the lot',
                content: `A crew is painting parking stalls along a straight curb. The painted lines leave the curb at an angle, and neighboring lines should be parallel. The curb is the transversal.

The computer plan gives the angle to the right of line 1 at the curb as (4x + 10)° and the angle to the right of line 2 at the curb, in the same position, as (6x − 20)°. The planner confirms that lines 1 and 2 are parallel.

Line 3 was painted late in the day without the plan. Between lines 2 and 3, on the parking side of the curb, a worker measures two angles on the same side: 70° at line 2 and 112° at line 3.

At the end of the row there is a triangular island with a tree. Two of its angles measure 70° and 48°. The third angle is where the island meets the driveway, and the driveway continues one of the island’s sides in a straight line, so it makes an exterior angle with the third angle.`,
              },
            },
            rubric: [
              {
                id: 'angle-matching',
                name: 'Terms matched with meanings',
                points: 16,
                description: 'Each term or theorem is matched with its meaning, two points for each pair.',
                source: 'matching',
                levels: [],
              },
              {
                id: 'corresponding-equation',
                name: 'Equation for lines 1 and 2',
                points: 10,
                description: 'Name the kind of angles, write the equation and solve it.',
                notes:
                  'Says the angles are corresponding angles, congruent because the lines are parallel, writes the equation 4x + 10 = 6x − 20, solves 30 = 2x, x = 15, and finds that both angles measure 70°.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'x = 15, both angles 70°, pair named with the reason', points: 10 },
                  { id: 'most', label: 'x = 15, but the angles or the reason are missing', points: 7 },
                  { id: 'some', label: 'Equation set up with an error', points: 3 },
                  { id: 'none', label: 'No equation', points: 0 },
                ],
              },
              {
                id: 'parallel-decision',
                name: 'Lines 2 and 3',
                points: 7,
                description: 'Decide whether the lines are parallel, and justify it.',
                notes:
                  'Adds the same-side interior angles, 70° + 112° = 182°, and concludes that lines 2 and 3 are not parallel because the angles are not supplementary: the sum is not 180°, and line 3 would need 110°.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Not parallel, justified by the sum of same-side interior angles',
                    points: 7,
                  },
                  { id: 'some', label: 'Not parallel, reason incomplete', points: 4 },
                  { id: 'none', label: 'Wrong decision or no reason', points: 0 },
                ],
              },
              {
                id: 'island-angles',
                name: 'The island',
                points: 7,
                description: 'Find the missing angles and name the theorems you use.',
                notes:
                  'Finds the third angle 180° − 70° − 48° = 62° by the triangle sum theorem and the exterior angle 70° + 48° = 118° by the exterior angle theorem, or from the linear pair 180° − 62°.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Both angles with the theorems', points: 7 },
                  { id: 'some', label: 'One angle, or both without reasons', points: 4 },
                  { id: 'none', label: 'Neither angle is correct', points: 0 },
                ],
              },
            ],
            matching: [
              {
                left: 'Corresponding angles',
                leftFigure:
                  '<svg viewBox="0 0 180 116" aria-label="Two parallel lines and a transversal; the upper right angle is marked at both crossings"><path class="area-amber" d="M107 32 L124.0 32.0 A17 17 0 0 0 116.3 17.8 Z"></path><path class="area-amber" d="M73 84 L90.0 84.0 A17 17 0 0 0 82.3 69.8 Z"></path><line class="line" x1="14" y1="32" x2="166" y2="32"></line><line class="line" x1="14" y1="84" x2="166" y2="84"></line><line class="line-pine" x1="61.2" y1="102" x2="118.8" y2="14"></line></svg>',
                right: 'Two angles in the same position at the two crossings of a transversal',
              },
              {
                left: 'Alternate interior angles',
                leftFigure:
                  '<svg viewBox="0 0 180 116" aria-label="Two parallel lines and a transversal; between the lines, one angle left and one right of the transversal are marked"><path class="area-amber" d="M107 32 L90.0 32.0 A17 17 0 0 0 97.7 46.2 Z"></path><path class="area-amber" d="M73 84 L90.0 84.0 A17 17 0 0 0 82.3 69.8 Z"></path><line class="line" x1="14" y1="32" x2="166" y2="32"></line><line class="line" x1="14" y1="84" x2="166" y2="84"></line><line class="line-pine" x1="61.2" y1="102" x2="118.8" y2="14"></line></svg>',
                right: 'Two angles between the lines, on opposite sides of the transversal',
              },
              {
                left: 'Alternate exterior angles',
                leftFigure:
                  '<svg viewBox="0 0 180 116" aria-label="Two parallel lines and a transversal; outside the lines, one angle left and one right of the transversal are marked"><path class="area-amber" d="M107 32 L116.3 17.8 A17 17 0 0 0 90.0 32.0 Z"></path><path class="area-amber" d="M73 84 L63.7 98.2 A17 17 0 0 0 90.0 84.0 Z"></path><line class="line" x1="14" y1="32" x2="166" y2="32"></line><line class="line" x1="14" y1="84" x2="166" y2="84"></line><line class="line-pine" x1="61.2" y1="102" x2="118.8" y2="14"></line></svg>',
                right: 'Two angles outside the lines, on opposite sides of the transversal',
              },
              {
                left: 'Same-side interior angles',
                leftFigure:
                  '<svg viewBox="0 0 180 116" aria-label="Two parallel lines and a transversal; between the lines, both angles right of the transversal are marked"><path class="area-amber" d="M107 32 L97.7 46.2 A17 17 0 0 0 124.0 32.0 Z"></path><path class="area-amber" d="M73 84 L90.0 84.0 A17 17 0 0 0 82.3 69.8 Z"></path><line class="line" x1="14" y1="32" x2="166" y2="32"></line><line class="line" x1="14" y1="84" x2="166" y2="84"></line><line class="line-pine" x1="61.2" y1="102" x2="118.8" y2="14"></line></svg>',
                right: 'Two angles between the lines, on the same side of the transversal',
              },
              {
                left: 'Vertical angles',
                leftFigure:
                  '<svg viewBox="0 0 180 116" aria-label="Two parallel lines and a transversal; at one crossing two opposite angles are marked"><path class="area-amber" d="M107 32 L124.0 32.0 A17 17 0 0 0 116.3 17.8 Z"></path><path class="area-amber" d="M107 32 L90.0 32.0 A17 17 0 0 0 97.7 46.2 Z"></path><line class="line" x1="14" y1="32" x2="166" y2="32"></line><line class="line" x1="14" y1="84" x2="166" y2="84"></line><line class="line-pine" x1="61.2" y1="102" x2="118.8" y2="14"></line></svg>',
                right: 'Two angles opposite each other at a single crossing',
              },
              {
                left: 'Linear pair',
                leftFigure:
                  '<svg viewBox="0 0 180 116" aria-label="Two parallel lines and a transversal; at one crossing two adjacent angles along the line are marked"><path class="area-amber" d="M107 32 L124.0 32.0 A17 17 0 0 0 116.3 17.8 Z"></path><path class="area-amber" d="M107 32 L116.3 17.8 A17 17 0 0 0 90.0 32.0 Z"></path><line class="line" x1="14" y1="32" x2="166" y2="32"></line><line class="line" x1="14" y1="84" x2="166" y2="84"></line><line class="line-pine" x1="61.2" y1="102" x2="118.8" y2="14"></line></svg>',
                right: 'Two adjacent angles that together form a straight line',
              },
              {
                left: 'Triangle sum theorem',
                leftFigure:
                  '<svg viewBox="0 0 180 116" aria-label="A triangle with its three interior angles marked"><path class="area-amber" d="M24 96 L41.0 96.0 A17 17 0 0 0 34.5 82.6 Z"></path><path class="area-amber" d="M118 96 L110.6 80.7 A17 17 0 0 0 101.0 96.0 Z"></path><path class="area-amber" d="M82 22 L71.5 35.4 A17 17 0 0 0 89.4 37.3 Z"></path><path class="line" d="M24 96 L118 96 L82 22 Z"></path></svg>',
                right: 'The three interior angles of a triangle add up to 180°',
              },
              {
                left: 'Exterior angle theorem',
                leftFigure:
                  '<svg viewBox="0 0 180 116" aria-label="A triangle with one side drawn on, the angle outside it and the two angles far from it marked"><path class="area-amber" d="M24 96 L41.0 96.0 A17 17 0 0 0 34.5 82.6 Z"></path><path class="area-amber" d="M82 22 L71.5 35.4 A17 17 0 0 0 89.4 37.3 Z"></path><path class="area-blue" d="M118 96 L138.0 96.0 A20 20 0 0 0 109.3 78.0 Z"></path><path class="line" d="M24 96 L118 96 L82 22 Z"></path><line class="line dash" x1="118" y1="96" x2="170" y2="96"></line></svg>',
                right: 'An angle outside a triangle equals the sum of the two remote interior angles',
              },
            ],
            sampleAnswers: [
              `Lines 1 and 2: The two angles are in the same position at the curb, so they are corresponding angles. Lines 1 and 2 are parallel and the curb is the transversal, so corresponding angles are congruent. The equation is 4x + 10 = 6x − 20. I add 20 to both sides and subtract 4x, which gives 30 = 2x, so x = 15. The angles are 4 · 15 + 10 = 70° and 6 · 15 − 20 = 70°. Both measure 70°, so the answer checks.

Lines 2 and 3: The 70° and the 112° are same-side interior angles, because they lie between the two lines on the same side of the curb. If the lines were parallel, the angles would be supplementary. But 70° + 112° = 182°, and the sum is not 180°, so lines 2 and 3 are not parallel. Line 3 would need an angle of 110° there, so it is off by 2° and should be painted again.

Island: By the triangle sum theorem the third angle is 180° − 70° − 48° = 62°. By the exterior angle theorem the exterior angle next to it equals the sum of the two remote interior angles, 70° + 48° = 118°. This fits the linear pair, because 62° + 118° = 180°.`,
              `4x + 10 = 6x − 20 because they are corresponding angles and the lines are parallel. Then 30 = 2x and x = 15. 4 times 15 plus 10 is 70, so both angles are 70°.

Lines 2 and 3 are not parallel, because same-side interior angles have to add up to 180° and 70 + 112 = 182.

The third angle of the island is 180 − 70 − 48 = 62° (triangle sum). The exterior angle is 180 − 62 = 118°.`,
              `4x + 10 = 6x − 20, so x = 15. Lines 2 and 3 are not parallel because 70 and 112 are not the same angle. The third angle is 62 because a triangle has 180. The exterior angle is 180 too because it is a straight line.`,
              `4x + 10 + 6x − 20 = 180, so 10x = 190 and x = 19. The lines look parallel to me. The island has 62.`,
            ],
          },
        },
      ],
    },
    {
      title: 'Congruence and Similarity',
      lessons: [
        {
          key: 'triangle-congruence',
          title: 'Congruent Triangles',
          estimatedMinutes: 30,
          objectives: [
            'List the corresponding parts of congruent triangles from a congruence statement',
            'Choose the criterion (SSS, SAS, ASA, AAS or HL) that proves two triangles congruent',
            'Explain why SSA and AAA do not prove congruence',
            'Prove that segments or angles are congruent by using corresponding parts',
          ],
          introduction:
            'A carpenter who wants two identical roof trusses does not compare all six sides and angles. Three well-chosen ' +
            'measurements are enough, because they leave the triangle no freedom to be anything else. This lesson is about ' +
            'which three will do, which will not, and how to use congruent triangles to prove things about lengths that ' +
            'nobody has measured.',
          mainContent: `<h2>Same size, same shape</h2>
<p>Two figures are <strong>congruent</strong> if one can be moved onto the other by slides, turns and flips, the <strong>rigid
motions</strong>. Rigid motions keep every length and every angle. So if △<var>ABC</var> ≅ △<var>DEF</var>, then six pairs of
<strong>corresponding parts</strong> are congruent.</p>
<p>The order of the letters carries the information. △<var>ABC</var> ≅ △<var>DEF</var> says that ∠A matches ∠D, side
<var>AB</var> matches <var>DE</var> and side <var>BC</var> matches <var>EF</var>. Writing △<var>ABC</var> ≅ △<var>EFD</var>
would be a different claim.</p>

<h2>Five ways to be sure</h2>
<table>
<thead>
<tr><th scope="col">Criterion</th><th scope="col">What must be congruent</th><th scope="col">Watch out for</th></tr>
</thead>
<tbody>
<tr><th scope="row">SSS</th><td>three pairs of sides</td><td>a shared side counts for both triangles</td></tr>
<tr><th scope="row">SAS</th><td>two pairs of sides and the angle between them</td><td>the angle must be the included one</td></tr>
<tr><th scope="row">ASA</th><td>two pairs of angles and the side between them</td><td>look for vertical angles</td></tr>
<tr><th scope="row">AAS</th><td>two pairs of angles and a side not between them</td><td>the sides must correspond</td></tr>
<tr><th scope="row">HL</th><td>hypotenuse and one leg</td><td>right triangles only</td></tr>
</tbody>
</table>
<p>Two combinations are missing. <strong>AAA</strong> fixes the shape but not the size: an equilateral triangle with sides of
2 cm and one with sides of 5 cm have the same angles. <strong>SSA</strong> fails because the second side can sometimes swing
to two places. Let ∠A = 30°, <var>AB</var> = 10 and <var>BC</var> = 6. The point <var>B</var> is 5 units from the other side
of the angle, so a segment of length 6 from <var>B</var> reaches that side at two different points. Two different triangles
fit the same data.</p>

<h2>Worked example 1: which criterion?</h2>
<ul>
<li>Segments <var>AE</var> and <var>BD</var> cross at <var>C</var>, and <var>C</var> is the midpoint of both. Two pairs of
sides are congruent (<var>AC</var> ≅ <var>EC</var>, <var>BC</var> ≅ <var>DC</var>), and the angles between them at
<var>C</var> are vertical angles. <strong>SAS.</strong></li>
<li>In two right triangles the hypotenuses are both 13 and one leg of each is 5. <strong>HL.</strong></li>
<li>Ray <var>AC</var> bisects ∠A, and ∠B ≅ ∠D in △<var>ABC</var> and △<var>ADC</var>. Two pairs of angles and the shared side
<var>AC</var>, which is not between them. <strong>AAS.</strong></li>
</ul>

<h2>Worked example 2: base angles of an isosceles triangle</h2>
<figure><svg viewBox="0 0 560 290" role="img" aria-label="Isosceles triangle ABC with equal sides AB and AC and the segment from A to the midpoint D of the base"><polygon class="area-blue" points="280,40 140,240 280,240"></polygon><polygon class="area-amber" points="280,40 280,240 420,240"></polygon><line class="line" x1="280" y1="40" x2="280" y2="240"></line><line class="line" x1="201.8" y1="134.3" x2="218.2" y2="145.7"></line><line class="line" x1="358.2" y1="134.3" x2="341.8" y2="145.7"></line><line class="line" x1="207" y1="231" x2="207" y2="249"></line><line class="line" x1="213" y1="231" x2="213" y2="249"></line><line class="line" x1="347" y1="231" x2="347" y2="249"></line><line class="line" x1="353" y1="231" x2="353" y2="249"></line><text class="label-strong" x="280" y="30" text-anchor="middle">A</text><text class="label-strong" x="126" y="254" text-anchor="middle">B</text><text class="label-strong" x="434" y="254" text-anchor="middle">C</text><text class="label-strong" x="280" y="262" text-anchor="middle">D</text></svg><figcaption>Equal tick marks show congruent segments: AB ≅ AC, and D is the midpoint of BC; AD belongs to both halves.</figcaption></figure>
<p><strong>Given:</strong> <var>AB</var> ≅ <var>AC</var>, and <var>D</var> is the midpoint of <var>BC</var>.
<strong>Prove:</strong> ∠B ≅ ∠C.</p>
<table>
<thead>
<tr><th scope="col">Statement</th><th scope="col">Reason</th></tr>
</thead>
<tbody>
<tr><td><var>AB</var> ≅ <var>AC</var></td><td>Given</td></tr>
<tr><td><var>BD</var> ≅ <var>CD</var></td><td>Definition of midpoint</td></tr>
<tr><td><var>AD</var> ≅ <var>AD</var></td><td>Reflexive property: a segment is congruent to itself</td></tr>
<tr><td>△<var>ABD</var> ≅ △<var>ACD</var></td><td>SSS</td></tr>
<tr><td>∠B ≅ ∠C</td><td>Corresponding parts of congruent triangles are congruent (CPCTC)</td></tr>
</tbody>
</table>
<p>The same pair of triangles gives more. ∠<var>ADB</var> ≅ ∠<var>ADC</var> by CPCTC, and these two angles form a linear pair.
Two congruent angles with sum 180° are right angles. So <var>AD</var> is perpendicular to the base: in an isosceles triangle
the line from the top to the midpoint of the base is also its altitude.</p>

<h2>A plan for proofs</h2>
<ol>
<li>Mark what is given on your own sketch.</li>
<li>Find two triangles that contain the parts you want to compare.</li>
<li>Look for free information: a shared side, vertical angles, right angles, parallel lines.</li>
<li>Name the criterion, then write the congruence with the letters in matching order.</li>
<li>Only then use CPCTC. It comes <em>after</em> the triangles are congruent.</li>
</ol>

<h2>Common mistakes</h2>
<ul>
<li><strong>SAS with the wrong angle.</strong> If the angle does not lie between the two sides, you have SSA.</li>
<li><strong>“They look congruent.”</strong> Every pair of parts needs a reason.</li>
<li><strong>Using CPCTC to prove congruence.</strong> It is a consequence, never a criterion.</li>
<li><strong>HL without right angles.</strong> State first that both triangles are right triangles.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Congruent figures',
              meaning: 'Figures with the same size and shape; a rigid motion moves one onto the other.',
            },
            {
              term: 'Included angle',
              meaning: 'The angle between two given sides, needed for SAS.',
            },
            {
              term: 'SSS, SAS, ASA, AAS',
              meaning: 'Four criteria by which three pairs of parts prove two triangles congruent.',
            },
            {
              term: 'HL',
              meaning:
                'Two right triangles are congruent if their hypotenuses and one pair of legs are congruent.',
            },
            {
              term: 'CPCTC',
              meaning:
                'Corresponding parts of congruent triangles are congruent; used after congruence is proved.',
            },
            { term: 'Reflexive property', meaning: 'A segment or an angle is congruent to itself.' },
          ],
          assignment: {
            key: 'triangle-congruence-creek',
            title: 'Across the Creek Without Getting Wet',
            description:
              'Prove that a method for measuring the width of a creek works, and judge two suggestions about it.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 35,
              materials: [
                'The lesson page “Congruent Triangles”',
                'Paper for a sketch of your own',
                'The answer box on this page',
              ],
              steps: [
                'Make a sketch. List the three pairs of parts of triangles ABC and EDC that are congruent, with a reason for each.',
                'Write the proof that AB ≅ ED. Name the criterion and write the congruence statement with the letters in matching order.',
                'Give the width of the creek. Explain whether Nia would get a different width if she had used 8 meters instead of 12 meters.',
                'Answer Omar and Theo: explain why each suggestion does not prove that the triangles are congruent.',
              ],
              story: {
                title: 'Nia’s measurement',
                content: `At camp, Nia wants to know how wide the creek is. She stands at B on her side, directly across from a tree A at the water’s edge on the other side, so AB is perpendicular to the straight bank.

She walks 12 meters along the bank and pushes a stick into the ground at C. She walks another 12 meters in the same direction to D. There she turns through a right angle, away from the creek, and walks until the stick C is exactly in line with the tree A. She stops there and calls the point E. The distance from D to E is 19 meters.

“So the creek is 19 meters wide,” she says.

“You could have skipped the 12 meters,” says Omar. “The angles of the two triangles are the same, and if all three angles are equal, the triangles are congruent.”

“Or measure two sides and any angle,” says Theo. “Two sides and an angle that is not between them would be good enough too.”`,
              },
            },
            rubric: [
              {
                id: 'congruent-parts',
                name: 'Congruent parts',
                points: 10,
                description: 'List the parts that match and say why they do.',
                notes:
                  'Lists three pairs: the right angles ∠B ≅ ∠D (ABC and EDC), the sides BC ≅ DC because both are 12 meters, so C is the midpoint of BD, and ∠ACB ≅ ∠ECD because they are vertical angles where AE and BD cross.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Three pairs, each with its reason', points: 10 },
                  { id: 'most', label: 'Three pairs, one reason missing', points: 7 },
                  { id: 'some', label: 'One or two pairs', points: 3 },
                  { id: 'none', label: 'No correct pair', points: 0 },
                ],
              },
              {
                id: 'proof-and-criterion',
                name: 'Proof',
                points: 12,
                description: 'Prove the triangles congruent and name the criterion.',
                notes:
                  'Concludes △ABC ≅ △EDC by ASA, because the side BC or DC lies between the right angle and the vertical angle, and then AB ≅ ED because corresponding parts of congruent triangles are congruent (CPCTC).',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'ASA, letters in matching order, then corresponding parts',
                    points: 12,
                  },
                  {
                    id: 'most',
                    label: 'ASA, but the letters are out of order or CPCTC is not named',
                    points: 8,
                  },
                  { id: 'some', label: 'Congruence claimed with a wrong criterion', points: 4 },
                  { id: 'none', label: 'No proof', points: 0 },
                ],
              },
              {
                id: 'width',
                name: 'Width and distance',
                points: 6,
                description: 'Find the width and say what changing the distance would do.',
                notes:
                  'The creek is 19 meters wide, and with 8 meters instead of 12 the width DE would be the same, because the proof only needs BC and DC to be equal, not a particular distance.',
                source: 'ai',
                levels: [
                  { id: 'full', label: '19 meters and the reason why 8 meters works too', points: 6 },
                  { id: 'some', label: '19 meters only', points: 3 },
                  { id: 'none', label: 'Neither', points: 0 },
                ],
              },
              {
                id: 'two-suggestions',
                name: 'AAA and SSA',
                points: 12,
                description: 'Judge both suggestions and support it with an example.',
                notes:
                  'Explains that AAA (Omar) gives the same shape but not the same size, with an example such as equilateral triangles with sides 2 and 5, and that SSA (Theo) is no criterion because the second side can swing to two places and two different triangles can fit; the angle must be included, as in SAS.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Both suggestions answered with a reason or example', points: 12 },
                  { id: 'most', label: 'Both rejected, one without a reason', points: 8 },
                  { id: 'some', label: 'One suggestion answered', points: 4 },
                  { id: 'none', label: 'Neither is rejected', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Congruent parts:
1. ∠ABC ≅ ∠EDC, because both are right angles: AB is perpendicular to the bank and Nia turned through a right angle at D.
2. BC ≅ DC, because both are 12 meters. C is the midpoint of BD.
3. ∠ACB ≅ ∠ECD, because they are vertical angles. A, C and E are on one line and B, C and D are on another.

Proof: In each triangle the side from number 2 lies between the two angles, so △ABC ≅ △EDC by ASA. Therefore AB ≅ ED, because corresponding parts of congruent triangles are congruent.

The creek is 19 meters wide. With 8 meters Nia would get the same width. The proof only needs BC and DC to be equal, the distance itself does not matter.

Omar: Three equal angles (AAA) give the same shape but not the same size. Equilateral triangles with sides 2 and 5 have the same angles and are not congruent. Without equal sides DE could be half of the width or double.

Theo: Two sides and an angle that is not between them is SSA. The second side can swing to two places, so two different triangles can fit the same measurements. For SAS the angle must be the included one.`,
              `∠B and ∠D are right angles. BC = CD = 12. The angles at C are equal because they are vertical angles. So the triangles are congruent by ASA and AB = DE because of CPCTC.

The width is 19 meters. If she used 8 meters it would still be 19, because it only matters that both are the same.

Omar is wrong because AAA only means the same shape, one triangle can be bigger. Theo is wrong because SSA is not one of the criteria.`,
              `B and D are both 90 and both sides are 12 m, and the side AC is equal to CE, so it is SAS and the triangles are congruent. So the creek is 19 meters wide. Omar is wrong because one triangle could be bigger than the other one with the same angles.`,
              `It is 19 meters because she measured it. Omar is right, if the angles are the same the triangles are the same.`,
            ],
          },
        },
        {
          key: 'similarity',
          title: 'Similar Figures',
          estimatedMinutes: 30,
          objectives: [
            'Decide whether two triangles are similar by AA, SSS or SAS similarity',
            'Find unknown lengths with a proportion or a scale factor',
            'Measure a height indirectly with similar triangles',
            'Predict how area and volume change when a figure is enlarged',
          ],
          introduction:
            'A map, a model train and a photo on a phone share one idea: everything is smaller by the same factor, and no ' +
            'angle changes. Figures related in this way are called similar. They let you measure a tree with a tape measure ' +
            'that never leaves the ground, and they explain why a pizza twice as wide should not cost twice as much.',
          mainContent: `<h2>Same shape, another size</h2>
<p>Two figures are <strong>similar</strong> (symbol ~) if their corresponding angles are congruent and their corresponding
sides are proportional. The common ratio of new length to old length is the <strong>scale factor</strong> <var>k</var>. If
<var>k</var> &gt; 1 the figure grows, if <var>k</var> &lt; 1 it shrinks, and <var>k</var> = 1 means congruent.</p>
<p>For triangles you need not check everything.</p>
<table>
<thead>
<tr><th scope="col">Criterion</th><th scope="col">What to check</th></tr>
</thead>
<tbody>
<tr><th scope="row">AA</th><td>two pairs of congruent angles (the third pair follows from the sum of 180°)</td></tr>
<tr><th scope="row">SSS similarity</th><td>three pairs of sides with the same ratio</td></tr>
<tr><th scope="row">SAS similarity</th><td>two pairs of sides with the same ratio and congruent angles between them</td></tr>
</tbody>
</table>
<p>AA works for triangles only. A square and a long rectangle have the same four angles and are not similar.</p>

<h2>Worked example 1: the height of a tree</h2>
<figure><svg viewBox="0 0 560 300" role="img" aria-label="A tree with a 9.0 meter shadow and a student of 1.7 meters with a 2.0 meter shadow form two similar right triangles"><polygon class="area-pine" points="80,61.1 80,260 314,260"></polygon><polygon class="area-pine" points="420,215.8 420,260 472,260"></polygon><line class="line" x1="40" y1="260" x2="530" y2="260"></line><line class="line-amber dash" x1="80" y1="61.1" x2="314" y2="260"></line><line class="line-amber dash" x1="420" y1="215.8" x2="472" y2="260"></line><line class="line thick" x1="80" y1="61.1" x2="80" y2="260"></line><line class="line thick" x1="420" y1="215.8" x2="420" y2="260"></line><path class="line" d="M80 246 L94 246 L94 260"></path><path class="line" d="M420 252 L428 252 L428 260"></path><path class="line" d="M278 260 A36 36 0 0 1 286.6 236.7"></path><path class="line" d="M452 260 A20 20 0 0 1 456.8 247"></path><text class="label-strong" x="62" y="166" text-anchor="middle">h</text><text class="label" x="197" y="282" text-anchor="middle">9.0 m</text><text class="label" x="408" y="243" text-anchor="end">1.7 m</text><text class="label" x="446" y="282" text-anchor="middle">2.0 m</text><text class="label" x="240" y="150">sun’s ray</text></svg><figcaption>The sun’s rays are parallel, so the tree and the student make similar right triangles with their shadows.</figcaption></figure>
<p>A student 1.7 m tall casts a shadow of 2.0 m. At the same moment a tree casts a shadow of 9.0 m. How tall is the tree?</p>
<ol>
<li><strong>Similar?</strong> Both stand at right angles to level ground. The sun’s rays are parallel, so they meet the ground at
congruent angles. By AA the triangles are similar.</li>
<li><strong>Proportion.</strong> Height over shadow is the same in both: <var>h</var>/9.0 = 1.7/2.0.</li>
<li><strong>Solve.</strong> <var>h</var> = 9.0 · 1.7 ÷ 2.0 = 7.65 m, about 7.7 m.</li>
<li><strong>Does it make sense?</strong> The shadow is 4.5 times as long, and 4.5 · 1.7 = 7.65.</li>
</ol>

<h2>Worked example 2: a line parallel to a side</h2>
<p>In △<var>ABC</var>, a line parallel to <var>BC</var> meets <var>AB</var> at <var>D</var> and <var>AC</var> at
<var>E</var>. Given <var>AD</var> = 6, <var>DB</var> = 4 and <var>AE</var> = 9, find <var>EC</var>.</p>
<p>∠ADE ≅ ∠ABC as corresponding angles, and both triangles share ∠A, so △<var>ADE</var> ~ △<var>ABC</var> by AA. The sides are
proportional: <var>AB</var>/<var>AD</var> = 10/6 = <var>AC</var>/9. So <var>AC</var> = 15 and <var>EC</var> = 15 − 9 = 6. The
parallel line cuts both sides in the same ratio: 6 : 4 = 9 : 6.</p>

<h2>Length, area, volume</h2>
<p>Enlarge a photo of 4 in. by 6 in. to 10 in. by 15 in. The scale factor is 10/4 = 15/6 = 2.5. What happens to the area?
Before, it was 24 square inches; now it is 150. The area factor is 150/24 = 6.25 = 2.5<sup>2</sup>. Both directions stretch by
2.5, so the area is multiplied by 2.5 twice. In a solid a third direction stretches as well, and the volume is multiplied by
<var>k</var><sup>3</sup>.</p>
<p>A 16-inch pizza compared with an 8-inch one has <var>k</var> = 2, so its area is 4 times as large.</p>

<h2>Formulas</h2>
<ul>
<li>Scale factor: <var>k</var> = new length / old length</li>
<li>Any length: new length = <var>k</var> · old length</li>
<li>Area: new area = <var>k</var><sup>2</sup> · old area</li>
<li>Volume: new volume = <var>k</var><sup>3</sup> · old volume</li>
</ul>

<h2>Check yourself</h2>
<p>One triangle has sides 6, 9 and 12, another has sides 8, 12 and 16. Compare shortest with shortest and longest with longest:
8/6 = 12/9 = 16/12 = 4/3. All three ratios agree, so the triangles are similar by SSS similarity with scale factor 4/3. A
third triangle with sides 8, 12 and 15 would not be: 15/12 = 5/4.</p>

<h2>Common mistakes</h2>
<ul>
<li><strong>Adding instead of multiplying.</strong> A 4-by-6 photo made 6 in. longer and 6 in. wider is 10 by 12, and the
picture is distorted.</li>
<li><strong>Mixing the order.</strong> If the first ratio is new over old, all ratios must be.</li>
<li><strong>Using <var>k</var> for area.</strong> Twice as wide means four times the paint.</li>
<li><strong>Mixing units.</strong> Change centimeters to meters before you divide.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Similar figures',
              meaning: 'Figures with congruent corresponding angles and proportional corresponding sides.',
            },
            {
              term: 'Scale factor',
              meaning: 'The ratio of a new length to the corresponding old length.',
            },
            {
              term: 'AA similarity',
              meaning: 'Two triangles are similar if two pairs of angles are congruent.',
            },
            {
              term: 'Proportion',
              meaning: 'An equation between two ratios, such as h/9.0 = 1.7/2.0.',
            },
            {
              term: 'Area and volume factors',
              meaning: 'With scale factor k, areas are multiplied by k² and volumes by k³.',
            },
          ],
          assignment: {
            key: 'similarity-mural',
            title: 'From Sketch to Mural',
            description:
              'Measure a wall by its shadow, enlarge a sketch to a mural, and find out how much paint it really needs.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 35,
              materials: [
                'The lesson page “Similar Figures”',
                'A calculator app',
                'The answer box on this page',
              ],
              steps: [
                'Explain why the student and the wall form similar triangles with their shadows. Write a proportion and find the height of the wall.',
                'Find the scale factor of the mural and its height. Say whether it fits on the wall.',
                'Find the area of the mural in square meters and the number of cans of paint. Explain what is wrong with Tess’s reasoning.',
                'Decide with ratios whether the painted triangle is similar to the one in the sketch. If it is not, say which side to change and to what length.',
              ],
              story: {
                title: 'A wall for the art club',
                content: `The art club may paint a mural on the outside wall of the school gym. The sketch is 18 cm wide and 24 cm high. The mural will be similar to it and 2.7 m wide.

Nobody knows how high the wall is. On a sunny morning a student who is 1.6 m tall stands on the level ground next to it and casts a shadow of 2.4 m. At the same moment the top edge of the wall casts a shadow 6.3 m long, measured from the foot of the wall.

The paint comes in cans. One can covers 4 square meters. Tess has painted the sketch at its original size and needed almost no paint: “The sketch is 432 square centimeters. The mural is 15 times as wide, so it takes 15 times as much paint. That is 6,480 square centimeters, less than one square meter. One can is plenty.”

In one corner of the sketch there is a triangle with sides of 4 cm, 5 cm and 6 cm. On the first day the club paints this triangle on the wall with sides of 60 cm, 75 cm and 92 cm.`,
              },
            },
            rubric: [
              {
                id: 'wall-height',
                name: 'Height of the wall',
                points: 12,
                description: 'Find the height and explain why the method works.',
                notes:
                  'Explains that both stand at right angles to the ground and the sun’s rays are parallel and make the same angle, so the triangles are similar by AA; writes the proportion h/6.3 = 1.6/2.4 and finds a height of 4.2 m.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'AA explained, proportion and 4.2 m', points: 12 },
                  { id: 'most', label: '4.2 m, but the reason for similarity is incomplete', points: 8 },
                  { id: 'some', label: 'Proportion with an error', points: 4 },
                  { id: 'none', label: 'No proportion', points: 0 },
                ],
              },
              {
                id: 'scale-factor',
                name: 'Scale factor',
                points: 8,
                description: 'Find the scale factor and the size of the mural.',
                notes:
                  'Changes 2.7 m to 270 cm, finds the scale factor 270/18 = 15 and the height of the mural 15 · 24 = 360 cm = 3.6 m, which fits on the wall of 4.2 m.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Scale factor 15, height 3.6 m, compared with the wall', points: 8 },
                  { id: 'some', label: 'Scale factor or height correct, not both', points: 4 },
                  { id: 'none', label: 'Neither is correct', points: 0 },
                ],
              },
              {
                id: 'area-and-paint',
                name: 'Area and paint',
                points: 12,
                description: 'Work out the paint, and explain how area changes with size.',
                notes:
                  'Finds the area 2.7 · 3.6 = 9.72 square meters, which takes three cans since 9.72 ÷ 4 = 2.43, and explains that Tess used the scale factor 15 for the area, but both width and height are multiplied by 15, so the area is multiplied by 15² = 225.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Area, three cans and the error explained with k²', points: 12 },
                  { id: 'most', label: 'Area and cans correct, error not fully explained', points: 8 },
                  { id: 'some', label: 'One of the three parts', points: 4 },
                  { id: 'none', label: 'Nothing correct', points: 0 },
                ],
              },
              {
                id: 'triangle-ratios',
                name: 'The triangle',
                points: 8,
                description: 'Compare the sides and decide whether the triangles are similar.',
                notes:
                  'Compares the ratios of the sides, 60/4 = 15, 75/5 = 15 and 92/6 = 15.33, concludes that the triangles are not similar, and says that the longest side must be 90 cm.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Three ratios, not similar, 90 cm', points: 8 },
                  {
                    id: 'some',
                    label: 'Not similar, but the ratios or the correction are missing',
                    points: 4,
                  },
                  { id: 'none', label: 'Called similar or not answered', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Height of the wall: The student and the wall both stand at right angles to the level ground. The sun’s rays are parallel, so they meet the ground at the same angle. Two pairs of angles are congruent, so the triangles are similar by AA. The proportion is h/6.3 = 1.6/2.4. So h = 6.3 · 1.6 ÷ 2.4 = 4.2 m.

Scale factor: 2.7 m = 270 cm, and 270/18 = 15. The height of the mural is 15 · 24 = 360 cm = 3.6 m. It fits, because the wall is 4.2 m high, and 0.6 m is left over.

Area: 2.7 · 3.6 = 9.72 square meters. 9.72 ÷ 4 = 2.43, so the club needs three cans, because two cans cover only 8 square meters. Tess used the scale factor 15 for the area. But the width and the height are both multiplied by 15, so the area is multiplied by 15² = 225. Check: 432 · 225 = 97,200 square centimeters, which is 9.72 square meters.

Triangle: 60/4 = 15, 75/5 = 15, but 92/6 = 15.33. The ratios of the sides are not all equal, so the triangles are not similar. The longest side must be changed to 6 · 15 = 90 cm.`,
              `The triangles are similar because both have a right angle and the sun has the same angle. h/6.3 = 1.6/2.4, so h = 4.2 m.

The scale factor is 270/18 = 15. The mural is 24 · 15 = 360 cm high, so it fits under 4.2 m.

The area is 2.7 · 3.6 = 9.72 square meters. 9.72 ÷ 4 = 2.43, so three cans. Tess forgot that the height gets bigger too.

60/4 = 15 and 75/5 = 15 but 92/6 is 15.33, so it is not similar.`,
              `The wall is 4.2 m because 2.4 − 1.6 = 0.8... no, I used 6.3 times 1.6 divided by 2.4. The scale factor is 15. The mural is 3.6 m high. Tess is wrong because it is more paint, maybe two cans. The triangle is okay because 60, 75 and 92 are all about 15 times as big.`,
              `The wall is 5.5 m because the shadow is 0.8 longer than the student, so 6.3 − 0.8. Tess is right because 432 times 15 is 6,480.`,
            ],
          },
        },
      ],
    },
    {
      title: 'Right Triangles and Circles',
      lessons: [
        {
          key: 'right-triangle-trigonometry',
          title: 'Right-Triangle Trigonometry',
          estimatedMinutes: 30,
          objectives: [
            'Apply the Pythagorean theorem and its converse',
            'Write the sine, cosine and tangent of an acute angle as ratios of sides',
            'Find an unknown side or angle of a right triangle',
            'Solve problems with angles of elevation and depression and check whether the answer makes sense',
          ],
          introduction:
            'How long must a ladder be, how steep is a ramp, how far is the boat from the lighthouse? Each of these ' +
            'questions hides a right triangle. With two facts about it you can find all the rest. The tools are one theorem ' +
            'about sides and three ratios that connect sides with angles.',
          mainContent: `<h2>Sides only: the Pythagorean theorem</h2>
<p>In a right triangle with legs <var>a</var> and <var>b</var> and hypotenuse <var>c</var>,
<var>a</var><sup>2</sup> + <var>b</var><sup>2</sup> = <var>c</var><sup>2</sup>. Legs of 5 and 12 give 25 + 144 = 169, so the
hypotenuse is 13. The converse is true too: if the sides of a triangle satisfy the equation, the triangle has a right angle.
Builders use it when they mark 3 feet and 4 feet along two walls and check that the diagonal is 5 feet.</p>

<h2>Sides and angles: three ratios</h2>
<figure><svg viewBox="0 0 560 300" role="img" aria-label="Right triangle with angle A, its opposite side, its adjacent side and the hypotenuse"><polygon class="area" points="90,250 430,250 430,60"></polygon><line class="line-blue thick" x1="90" y1="250" x2="430" y2="250"></line><line class="line-clay thick" x1="430" y1="250" x2="430" y2="60"></line><line class="line-pine thick" x1="90" y1="250" x2="430" y2="60"></line><path class="line" d="M412 250 L412 232 L430 232"></path><path class="line" d="M150 250 A60 60 0 0 0 142.4 220.7"></path><text class="label-strong" x="74" y="256" text-anchor="middle">A</text><text class="label-strong" x="436" y="48" text-anchor="middle">B</text><text class="label-strong" x="446" y="264" text-anchor="middle">C</text><text class="label" x="250" y="142" text-anchor="end">hypotenuse</text><text class="label" x="260" y="276" text-anchor="middle">adjacent to ∠A</text><text class="label" x="442" y="160">opposite ∠A</text></svg><figcaption>The names opposite and adjacent depend on the angle; seen from B, the two legs change roles.</figcaption></figure>
<p>All right triangles with the same acute angle <var>A</var> are similar by AA, so the ratios of their sides are the same,
whether the triangle fits on a stamp or on a mountain. The ratios have names.</p>
<table>
<thead>
<tr><th scope="col">Ratio</th><th scope="col">Definition</th><th scope="col">30°</th><th scope="col">45°</th>
<th scope="col">60°</th></tr>
</thead>
<tbody>
<tr><th scope="row">sine</th><td>sin <var>A</var> = opposite / hypotenuse</td><td>1/2</td><td>√2/2</td><td>√3/2</td></tr>
<tr><th scope="row">cosine</th><td>cos <var>A</var> = adjacent / hypotenuse</td><td>√3/2</td><td>√2/2</td><td>1/2</td></tr>
<tr><th scope="row">tangent</th><td>tan <var>A</var> = opposite / adjacent</td><td>√3/3</td><td>1</td><td>√3</td></tr>
</tbody>
</table>
<p>Notice that sin 30° = cos 60°. The two acute angles of a right triangle add to 90°, and the side opposite one is adjacent to
the other.</p>

<h2>Worked example 1: find a side</h2>
<p>A 6.0 m ladder leans against a wall and makes an angle of 75° with the ground. How high does it reach, and how far is its
foot from the wall?</p>
<ul>
<li>The ladder is the hypotenuse. The height is opposite the angle: sin 75° = <var>h</var>/6.0, so <var>h</var> = 6.0 · sin 75° ≈
6.0 · 0.9659 ≈ 5.8 m.</li>
<li>The distance is adjacent: cos 75° = <var>d</var>/6.0, so <var>d</var> = 6.0 · cos 75° ≈ 1.6 m.</li>
<li><strong>Check:</strong> 5.80<sup>2</sup> + 1.55<sup>2</sup> ≈ 36.0 = 6.0<sup>2</sup>, with the values before the last
rounding.</li>
</ul>

<h2>Worked example 2: find an angle</h2>
<p>A ramp rises 0.50 m over a horizontal distance of 6.0 m. How steep is it? The opposite and the adjacent side are known, so use
the tangent: tan <var>A</var> = 0.50/6.0 ≈ 0.0833. The inverse key answers the question “which angle has this tangent?”:
<var>A</var> = tan<sup>−1</sup>(0.0833) ≈ 4.8°.</p>

<h2>Worked example 3: angle of depression</h2>
<p>From the top of a cliff 40 m above the sea, a boat appears at an <strong>angle of depression</strong> of 12°, measured
downward from the horizontal. The horizontal line of sight and the sea are parallel, so the <strong>angle of
elevation</strong> from the boat to the cliff top is also 12° (alternate interior angles). Then tan 12° = 40/<var>d</var>.</p>
<p>The unknown is in the denominator. Multiply both sides by <var>d</var> and divide by tan 12°: <var>d</var> = 40/tan 12° ≈
40/0.2126 ≈ 188 m. A small angle means a distant boat, so a value much larger than 40 m makes sense.</p>

<h2>How to choose</h2>
<ol>
<li>Sketch the triangle and mark the right angle.</li>
<li>Mark what you know and what you want, seen from the angle.</li>
<li>Two sides and no angle: Pythagorean theorem. Otherwise take the ratio that contains the known and the wanted part.</li>
<li>Check: the hypotenuse must be the longest side, and the larger angle lies opposite the longer leg.</li>
</ol>

<h2>Formulas</h2>
<ul>
<li><var>a</var><sup>2</sup> + <var>b</var><sup>2</sup> = <var>c</var><sup>2</sup>, where <var>c</var> is the hypotenuse</li>
<li>sin <var>A</var> = opposite / hypotenuse</li>
<li>cos <var>A</var> = adjacent / hypotenuse</li>
<li>tan <var>A</var> = opposite / adjacent</li>
<li>Angle from a ratio: <var>A</var> = sin<sup>−1</sup>, cos<sup>−1</sup> or tan<sup>−1</sup> of the ratio</li>
</ul>

<h2>Common mistakes</h2>
<ul>
<li><strong>Calculator in radians.</strong> Test it first: sin 30° must give 0.5.</li>
<li><strong>Multiplying when you should divide.</strong> If the unknown is below the fraction bar, solve the equation step by
step.</li>
<li><strong>Treating sin<sup>−1</sup> as 1/sin.</strong> It is the angle whose sine is the given number.</li>
<li><strong>No right angle.</strong> These ratios belong to right triangles. If there is none, look for an altitude that makes
one.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Hypotenuse',
              meaning: 'The longest side of a right triangle, opposite the right angle.',
            },
            {
              term: 'Pythagorean theorem',
              meaning: 'In a right triangle with legs a and b and hypotenuse c, a² + b² = c².',
            },
            {
              term: 'Sine, cosine, tangent',
              meaning:
                'Ratios of an acute angle: opposite over hypotenuse, adjacent over hypotenuse, opposite over adjacent.',
            },
            {
              term: 'Inverse tangent',
              meaning: 'The angle whose tangent is a given number; likewise for sine and cosine.',
            },
            {
              term: 'Angle of elevation or depression',
              meaning: 'The angle between the horizontal and a line of sight upward or downward.',
            },
          ],
          assignment: {
            key: 'trigonometry-zip-line',
            title: 'Planning a Zip Line',
            description:
              'Find the length and angle of a zip line, plan a guy wire for its platform, and correct an error in a distance.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 35,
              materials: [
                'The lesson page “Right-Triangle Trigonometry”',
                'A calculator app set to degrees',
                'The answer box on this page',
              ],
              steps: [
                'Treat the cable as a straight line. Describe the right triangle it forms and find the length of the cable to the nearest tenth of a meter.',
                'Find the angle of depression of the cable to the nearest tenth of a degree. Say which ratio you used and whether the plan’s limits are kept.',
                'Find the length of the guy wire and the distance of its anchor from the foot of the tower.',
                'Find Leo’s error and the correct distance of the tent. Explain how one could have noticed that his answer makes no sense.',
              ],
              story: {
                title: 'From the tower to the meadow',
                content: `A camp is building a zip line. The cable starts at a hook on a vertical tower, 14 m above level ground, and ends at a hook on a post, 2 m above the same ground. The horizontal distance between tower and post is 150 m.

The safety plan of the camp asks for an angle of depression between 3° and 5°. With a smaller angle riders stop halfway. With a larger one they arrive too fast.

A guy wire holds the tower. It runs from the tower at a height of 14 m to an anchor in the ground and makes an angle of 62° with the ground.

Leo climbs the tower on the other side. His eyes are 15.5 m above the ground, and he sees the foot of a tent at an angle of depression of 20°. He wants the horizontal distance of the tent. “Tangent, because I have the opposite and want the adjacent side,” he says. “15.5 times tan 20°, that makes 5.6 meters.”`,
              },
            },
            rubric: [
              {
                id: 'cable-length',
                name: 'Length of the cable',
                points: 10,
                description: 'Describe the triangle and find the length of the cable.',
                notes:
                  'Describes the right triangle with legs 150 m and 14 − 2 = 12 m and the cable as hypotenuse, and uses the Pythagorean theorem: 150² + 12² = 22,644, so the cable is √22,644 ≈ 150.5 m long.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Drop of 12 m, theorem and 150.5 m', points: 10 },
                  { id: 'most', label: 'Correct method with a rounding slip', points: 7 },
                  { id: 'some', label: 'Uses 14 m as a leg, otherwise correct', points: 4 },
                  { id: 'none', label: 'No right triangle used', points: 0 },
                ],
              },
              {
                id: 'cable-angle',
                name: 'Angle of the cable',
                points: 10,
                description: 'Choose a ratio, say why, and find the angle.',
                notes:
                  'Uses the tangent because the opposite side 12 m and the adjacent side 150 m are known: tan A = 12/150 = 0.08, so the angle of depression is about 4.6°, which lies between 3° and 5°, so the plan is kept.',
                source: 'ai',
                levels: [
                  { id: 'full', label: '4.6° with the ratio, compared with the plan', points: 10 },
                  { id: 'most', label: '4.6°, ratio or comparison missing', points: 7 },
                  { id: 'some', label: 'A ratio is set up, but the angle is wrong', points: 3 },
                  { id: 'none', label: 'No ratio', points: 0 },
                ],
              },
              {
                id: 'guy-wire',
                name: 'Guy wire',
                points: 10,
                description: 'Find how long the guy wire has to be.',
                notes:
                  'The height 14 m is opposite 62° and the wire is the hypotenuse: sin 62° = 14/w, so the wire is 14/sin 62° ≈ 15.9 m long; tan 62° = 14/d, so the anchor is 14/tan 62° ≈ 7.4 m from the tower.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Both lengths with their ratios', points: 10 },
                  { id: 'some', label: 'One of the two lengths', points: 5 },
                  { id: 'none', label: 'Neither length', points: 0 },
                ],
              },
              {
                id: 'leos-error',
                name: 'Leo’s error',
                points: 10,
                description: 'Find Leo’s error, correct it and give the distance.',
                notes:
                  'Explains that the unknown distance is in the denominator, tan 20° = 15.5/d, so Leo should divide and not multiply: d = 15.5/tan 20° ≈ 42.6 m. His 5.6 m makes no sense because an angle of 20° is smaller than 45°, so the distance must be longer than the height 15.5 m.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Error, 42.6 m, and a reason why 5.6 m is impossible', points: 10 },
                  { id: 'most', label: '42.6 m, but no reason why 5.6 m is impossible', points: 7 },
                  { id: 'some', label: 'Says that the ratio was used wrongly', points: 3 },
                  { id: 'none', label: 'Accepts 5.6 m', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Cable: The right triangle has a horizontal leg of 150 m and a vertical leg of 14 − 2 = 12 m, because the post is 2 m high. The cable is the hypotenuse. By the Pythagorean theorem 150² + 12² = 22,500 + 144 = 22,644, and √22,644 ≈ 150.5. The cable is about 150.5 m long.

Angle: I know the opposite side (12 m) and the adjacent side (150 m), so I use the tangent. tan A = 12/150 = 0.08, and A = tan⁻¹(0.08) ≈ 4.6°. This lies between 3° and 5°, so the plan is kept.

Guy wire: The height 14 m is opposite the angle of 62°, and the wire is the hypotenuse. sin 62° = 14/w, so w = 14/sin 62° ≈ 15.9 m. For the anchor, tan 62° = 14/d, so d = 14/tan 62° ≈ 7.4 m.

Leo: The tangent is right, but the unknown is in the denominator: tan 20° = 15.5/d. So he has to divide instead of multiply. d = 15.5/tan 20° ≈ 42.6 m. With an angle of 45° the distance would equal the height, 15.5 m. An angle of 20° is smaller, so the distance must be longer than 15.5 m, and 5.6 m makes no sense.`,
              `The drop is 12 m and the other leg is 150 m. 150² + 12² = 22,644, the root is 150.5 m.

tan A = 12/150 = 0.08, so the angle is 4.6°. That is between 3 and 5, so it is okay.

sin 62° = 14/w, so w = 14 ÷ 0.883 = 15.9 m. For the distance I used Pythagoras, √(15.9² − 14²) = 7.5 m, which should be about right.

Leo should divide: tan 20° = 15.5/d, so d = 15.5 ÷ tan 20° = 42.6 m.`,
              `The cable is √(150² + 14²) = 150.7 m. The angle is tan A = 14/150, so 5.3°, which is too steep for the plan. The guy wire is 14 · sin 62° = 12.4 m. Leo should use sine because the tent is far away.`,
              `The cable is 150 + 12 = 162 m. The angle is about 4 or 5 degrees, I guess. Leo is right because tangent has opposite and adjacent in it.`,
            ],
          },
        },
        {
          key: 'circles',
          title: 'Circles: Arcs, Sectors and Angles',
          estimatedMinutes: 30,
          objectives: [
            'Calculate the length of an arc and the area of a sector',
            'Apply the inscribed angle theorem, including the angle in a semicircle',
            'Use the right angle between a tangent and a radius to find lengths',
            'Explain how the lanes of a running track are staggered',
          ],
          introduction:
            'In a 400 m race the runners do not start side by side, although they all finish on the same line. The runner ' +
            'in lane 2 stands about seven meters ahead of the runner in lane 1. It looks unfair until you do the geometry of ' +
            'the curves. A circle has few parts, but they fit together in ways that are worth knowing.',
          mainContent: `<h2>The parts of a circle</h2>
<p>A <strong>circle</strong> is the set of all points in a plane at a given distance, the radius, from a center. A
<strong>chord</strong> joins two points of the circle, and a chord through the center is a <strong>diameter</strong>. A
<strong>tangent</strong> touches the circle at exactly one point. An <strong>arc</strong> is a piece of the circle, and a
<strong>sector</strong> is the slice between two radii and their arc.</p>

<h2>A fraction of the whole</h2>
<p>A <strong>central angle</strong> has its vertex at the center. If it measures <var>m</var>°, it cuts out the fraction
<var>m</var>/360 of everything: of the circumference 2π<var>r</var> and of the area π<var>r</var><sup>2</sup>.</p>
<p><strong>Worked example 1.</strong> A lawn sprinkler throws water 12 m and turns through 150°. The fraction is 150/360 = 5/12.</p>
<ul>
<li>Watered area: 5/12 · π · 12<sup>2</sup> = 60π ≈ 188.5 m<sup>2</sup></li>
<li>Curved edge: 5/12 · 2π · 12 = 10π ≈ 31.4 m</li>
</ul>

<h2>Worked example 2: why lane 2 starts ahead</h2>
<p>A standard track has two straights of 84.39 m and two semicircles whose inner edge has radius 36.50 m. Lane 1 is measured
0.30 m outside that edge, where runners really run. So the radius is 36.80 m, and the two semicircles make one full circle:</p>
<p>2 · 84.39 + 2π · 36.80 ≈ 168.78 + 231.22 = 400.00 m</p>
<p>Lane 2 is measured on a radius of 37.92 m. The straights are the same, so only the circle matters. The extra distance is
2π · 37.92 − 2π · 36.80 = 2π · 1.12 ≈ 7.04 m. The runner in lane 2 starts that far ahead. The difference depends only on the
1.12 m between the two paths, not on the size of the circle.</p>

<h2>Angles in a circle</h2>
<figure><svg viewBox="0 0 560 300" role="img" aria-label="Circle with center O, a central angle of 110 degrees and an inscribed angle of 55 degrees over the same arc from A to B"><circle class="line" cx="280" cy="150" r="110"></circle><path class="area-amber" d="M280 150 L189.9 213.1 A110 110 0 0 0 370.1 213.1 Z"></path><line class="line-pine" x1="260.9" y1="41.7" x2="189.9" y2="213.1"></line><line class="line-pine" x1="260.9" y1="41.7" x2="370.1" y2="213.1"></line><line class="line-clay" x1="280" y1="150" x2="189.9" y2="213.1"></line><line class="line-clay" x1="280" y1="150" x2="370.1" y2="213.1"></line><circle class="mark" cx="280" cy="150" r="4"></circle><circle class="mark" cx="189.9" cy="213.1" r="4"></circle><circle class="mark" cx="370.1" cy="213.1" r="4"></circle><circle class="mark" cx="260.9" cy="41.7" r="4"></circle><text class="label-strong" x="280" y="138" text-anchor="middle">O</text><text class="label-strong" x="172" y="228" text-anchor="middle">A</text><text class="label-strong" x="388" y="228" text-anchor="middle">B</text><text class="label-strong" x="258" y="28" text-anchor="middle">C</text><text class="label" x="280" y="196" text-anchor="middle">110°</text><text class="label" x="266" y="98" text-anchor="middle">55°</text></svg><figcaption>The central angle AOB and the inscribed angle ACB stand on the same arc; the inscribed angle is half as large.</figcaption></figure>
<p>An <strong>inscribed angle</strong> has its vertex on the circle and chords as its sides. The <strong>inscribed angle
theorem</strong> says that it measures half of the central angle on the same arc. Move <var>C</var> along the upper arc: the
picture changes, but the angle stays 55°.</p>
<p>A special case: if <var>AB</var> is a diameter, the central angle is 180° and the inscribed angle is 90°. Every angle
inscribed in a semicircle is a right angle, a result traditionally credited to Thales.</p>

<h2>Tangents</h2>
<p>A tangent is perpendicular to the radius at the point where it touches. The radius is the shortest way from the center to the
tangent, because every other point of the tangent lies outside the circle, and the shortest segment from a point to a line is
perpendicular to it.</p>
<p><strong>Worked example 3.</strong> Point <var>P</var> is 26 cm from the center of a circle with radius 10 cm. A tangent from
<var>P</var> touches the circle at <var>T</var>. How long is <var>PT</var>? The triangle has its right angle at <var>T</var>, so
<var>OP</var> is the hypotenuse: <var>PT</var> = √(26<sup>2</sup> − 10<sup>2</sup>) = √576 = 24 cm.</p>

<h2>Formulas</h2>
<ul>
<li>Circumference: <var>C</var> = 2π<var>r</var></li>
<li>Area: <var>A</var> = π<var>r</var><sup>2</sup></li>
<li>Arc length for a central angle of <var>m</var>°: (<var>m</var>/360) · 2π<var>r</var></li>
<li>Sector area: (<var>m</var>/360) · π<var>r</var><sup>2</sup></li>
<li>Inscribed angle = half of the central angle on the same arc</li>
<li>Tangent from <var>P</var> with <var>OP</var> = <var>d</var>: length √(<var>d</var><sup>2</sup> − <var>r</var><sup>2</sup>)</li>
</ul>

<h2>Common mistakes</h2>
<ul>
<li><strong>Diameter for radius.</strong> A pipe described as 30 cm wide has radius 15 cm.</li>
<li><strong>Confusing the measure of an arc with its length.</strong> Two arcs of 60° have different lengths if the radii
differ.</li>
<li><strong>Doubling in the wrong direction.</strong> The central angle is the larger one.</li>
<li><strong>Rounding early.</strong> Keep π until the last step.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Central angle',
              meaning: 'An angle with its vertex at the center of a circle.',
            },
            {
              term: 'Inscribed angle',
              meaning: 'An angle with its vertex on the circle; half of the central angle on the same arc.',
            },
            {
              term: 'Arc length',
              meaning: 'The length of a piece of a circle: the fraction m/360 of the circumference.',
            },
            {
              term: 'Sector',
              meaning: 'The slice between two radii and their arc: the fraction m/360 of the area.',
            },
            {
              term: 'Tangent',
              meaning:
                'A line that touches a circle at one point, perpendicular to the radius at that point.',
            },
          ],
          assignment: {
            key: 'circles-quiz',
            title: 'Quiz: Circles',
            description:
              'Answer four short questions about circles. Show the calculation and give at least one sentence of reasoning for each.',
            kind: 'quiz',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 30,
              materials: ['A calculator app', 'The answer box on this page'],
              steps: [
                'Question 1. A sprinkler throws water 15 m and turns through 120°. Find the watered area and the length of its curved edge, exactly and rounded to one decimal.',
                'Question 2. A, B and C lie on a circle with center O, and C is not on the arc cut off by the central angle AOB, which measures 84°. Find ∠ACB. What would ∠ACB be if AB were a diameter? Name the theorem.',
                'Question 3. A circle has center O and radius 9 cm. Point P is 41 cm from O, and a tangent from P touches the circle at T. Find PT and explain where the right angle is and why.',
                'Question 4. Two cyclists ride side by side through a half circle, one on a path of radius 20 m, the other on a path of radius 22 m. How much farther does the outer cyclist ride? Would the answer change with radii of 50 m and 52 m? Explain.',
              ],
              story: null,
            },
            rubric: [
              {
                id: 'question-1-sector',
                name: 'Question 1: sector and arc',
                points: 10,
                description: 'Find area and arc length, and explain the fraction you use.',
                notes:
                  'Uses the fraction 120/360 = 1/3: the sector area is 1/3 · π · 15² = 75π ≈ 235.6 square meters and the arc length is 1/3 · 2π · 15 = 10π ≈ 31.4 meters.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Area and arc length, exact and rounded, with units', points: 10 },
                  { id: 'most', label: 'Both correct, exact values or units missing', points: 7 },
                  { id: 'some', label: 'One of the two is correct', points: 4 },
                  { id: 'none', label: 'Neither is correct', points: 0 },
                ],
              },
              {
                id: 'question-2-inscribed',
                name: 'Question 2: inscribed angle',
                points: 10,
                description: 'Find the angles and name the theorem.',
                notes:
                  'By the inscribed angle theorem ∠ACB is half of the central angle on the same arc, half of 84° is 42°; if AB is a diameter the central angle is 180° and the angle in the semicircle is a right angle, 90°.',
                source: 'ai',
                levels: [
                  { id: 'full', label: '42° and 90° with the theorem', points: 10 },
                  { id: 'most', label: 'Both angles, theorem not named', points: 7 },
                  { id: 'some', label: 'One of the angles', points: 4 },
                  { id: 'none', label: 'Neither angle', points: 0 },
                ],
              },
              {
                id: 'question-3-tangent',
                name: 'Question 3: tangent',
                points: 10,
                description: 'Say where the right angle is and why, then find the length.',
                notes:
                  'The right angle is at T because the tangent is perpendicular to the radius OT at the point where it touches, so OP is the hypotenuse and PT = √(41² − 9²) = √1,600 = 40 cm by the Pythagorean theorem.',
                source: 'ai',
                levels: [
                  { id: 'full', label: '40 cm, and the right angle at T explained', points: 10 },
                  { id: 'most', label: '40 cm without the explanation', points: 7 },
                  {
                    id: 'some',
                    label: 'Pythagorean theorem with the wrong side as hypotenuse',
                    points: 3,
                  },
                  { id: 'none', label: 'No right triangle used', points: 0 },
                ],
              },
              {
                id: 'question-4-paths',
                name: 'Question 4: two paths',
                points: 10,
                description: 'Compare the two paths and explain the result.',
                notes:
                  'The half circles have lengths 20π and 22π, so the outer cyclist rides 2π ≈ 6.3 meters farther; the answer would not change with 50 m and 52 m, because the difference 52π − 50π is also 2π and depends only on the difference of the radii.',
                source: 'ai',
                levels: [
                  { id: 'full', label: '6.3 m, no change, and the reason', points: 10 },
                  { id: 'most', label: '6.3 m and no change, reason missing', points: 7 },
                  { id: 'some', label: 'Half circle or full circle used with an error', points: 3 },
                  { id: 'none', label: 'No usable calculation', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `1. The central angle of 120° gives the fraction 120/360 = 1/3 of the circle. The sector area is 1/3 · π · 15² = 75π ≈ 235.6 square meters. The arc length is 1/3 · 2π · 15 = 10π ≈ 31.4 meters.

2. By the inscribed angle theorem the inscribed angle is half of the central angle on the same arc. So ∠ACB is half of 84°, which is 42°. If AB is a diameter, the central angle is 180°, and half of it is 90°. An angle in a semicircle is always a right angle.

3. A tangent is perpendicular to the radius at the point where it touches, so the right angle is at T, between OT and PT. Then OP = 41 cm is the hypotenuse and OT = 9 cm is a leg. By the Pythagorean theorem PT = √(41² − 9²) = √(1,681 − 81) = √1,600 = 40 cm.

4. A half circle has length πr, so the paths are 20π and 22π. The outer cyclist rides 22π − 20π = 2π ≈ 6.3 meters farther. With radii of 50 m and 52 m it is 52π − 50π = 2π, so the answer would not change. It depends only on the difference of the radii, 2 m, and not on how large the circle is.`,
              `1. 120/360 is 1/3. Area = 1/3 · π · 225 = 235.6 square meters. Edge = 1/3 · 2π · 15 = 31.4 m.
2. ∠ACB = 42°, because it is half of the central angle. With a diameter it is 90°.
3. PT = √(41² − 9²) = 40 cm. The right angle is at T because of the tangent.
4. Half circles: π · 22 − π · 20 = 6.28 m. With 50 and 52 it is also 6.28 m.`,
              `1. The area is 1/3 · π · 15² = 235.6. The edge is 1/3 · π · 15 = 15.7.
2. 42, because it is half.
3. 9² + 41² = 1,762, so PT is 42 cm.
4. The outer cyclist rides 2π · 22 − 2π · 20 = 12.6 m farther. With bigger circles it would be more because everything is bigger.`,
              `1. 120 · 15 = 1,800.
2. It is the same, 84.
3. 41 − 9 = 32.
4. 2 meters, because one circle is 2 meters bigger.`,
            ],
          },
        },
      ],
    },
  ],
};
